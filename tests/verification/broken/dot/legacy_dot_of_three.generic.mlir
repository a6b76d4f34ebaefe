// stablehlo.dot knows vectors and matrices; a batch needs dot_general.
"func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<2x3x5xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<4x5xf32>):
  %1 = "stablehlo.dot"(%arg0, %arg1) : (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<2x3x5xf32>
  "func.return"(%1) : (tensor<2x3x5xf32>) -> ()
}) : () -> ()
