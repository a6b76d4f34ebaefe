// %x is a vector of i32 where it is defined.
"func.func"() <{function_type = (tensor<4xi32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xi32>):
  %0 = "stablehlo.add"(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%0) : (tensor<4xf32>) -> ()
}) : () -> ()
