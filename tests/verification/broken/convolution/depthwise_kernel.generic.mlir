// A depthwise convolution needs one input feature per group in the kernel, not all of them.
"func.func"() <{function_type = (tensor<8x32x32x4xf32>, tensor<3x3x4x8xf32>) -> tensor<8x30x30x8xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8x32x32x4xf32>, %arg1: tensor<3x3x4x8xf32>):
  %1 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 4 : i64, window_strides = array<i64: 1, 1>}> : (tensor<8x32x32x4xf32>, tensor<3x3x4x8xf32>) -> tensor<8x30x30x8xf32>
  "func.return"(%1) : (tensor<8x30x30x8xf32>) -> ()
}) : () -> ()
