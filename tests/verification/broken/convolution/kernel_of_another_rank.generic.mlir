// The kernel is for one spatial dimension, the image has two.
"func.func"() <{function_type = (tensor<8x32x32x3xf32>, tensor<3x3x16xf32>) -> tensor<8x30x30x16xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8x32x32x3xf32>, %arg1: tensor<3x3x16xf32>):
  %1 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 1, 1>}> : (tensor<8x32x32x3xf32>, tensor<3x3x16xf32>) -> tensor<8x30x30x16xf32>
  "func.return"(%1) : (tensor<8x30x30x16xf32>) -> ()
}) : () -> ()
