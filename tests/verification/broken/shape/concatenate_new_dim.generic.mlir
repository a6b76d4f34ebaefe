// Stacking needs a new dimension first: dimension 2 is not there.
"func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x2xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>):
  %1 = "stablehlo.concatenate"(%arg0, %arg1) <{dimension = 2 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x2xf32>
  "func.return"(%1) : (tensor<2x3x2xf32>) -> ()
}) : () -> ()
