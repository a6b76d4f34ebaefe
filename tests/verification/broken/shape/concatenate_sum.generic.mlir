// 3 and 4 columns make 7.
"func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x4xf32>):
  %1 = "stablehlo.concatenate"(%arg0, %arg1) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
  "func.return"(%1) : (tensor<2x8xf32>) -> ()
}) : () -> ()
