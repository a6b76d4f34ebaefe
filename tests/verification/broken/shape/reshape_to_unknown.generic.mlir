// reshape needs to know its result; dynamic_reshape takes the shape as an operand.
"func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<?x2xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x3xf32>):
  %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<?x2xf32>
  "func.return"(%1) : (tensor<?x2xf32>) -> ()
}) : () -> ()
