// Features and batch are split at the same time.
"func.func"() <{function_type = (tensor<4x32x32x4xf32>, tensor<3x3x2x8xf32>) -> tensor<2x30x30x8xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x32x32x4xf32>, %arg1: tensor<3x3x2x8xf32>):
  %1 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x4xf32>, tensor<3x3x2x8xf32>) -> tensor<2x30x30x8xf32>
  "func.return"(%1) : (tensor<2x30x30x8xf32>) -> ()
}) : () -> ()
