// The mask is one per row, the values are a matrix.
"func.func"() <{function_type = (tensor<4xi1>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xi1>, %arg1: tensor<4x2xf32>, %arg2: tensor<4x2xf32>):
  %1 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<4xi1>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%1) : (tensor<4x2xf32>) -> ()
}) : () -> ()
