// exponential is for floats and complex numbers.
"func.func"() <{function_type = (tensor<4xi32>) -> tensor<4xi32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xi32>):
  %1 = "stablehlo.exponential"(%arg0) : (tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%1) : (tensor<4xi32>) -> ()
}) : () -> ()
