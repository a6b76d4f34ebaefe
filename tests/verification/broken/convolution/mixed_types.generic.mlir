// The image is in bf16, the kernel in f32: convert one of them.
"func.func"() <{function_type = (tensor<8x32x3xbf16>, tensor<3x3x16xf32>) -> tensor<8x30x16xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8x32x3xbf16>, %arg1: tensor<3x3x16xf32>):
  %1 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 1>}> : (tensor<8x32x3xbf16>, tensor<3x3x16xf32>) -> tensor<8x30x16xf32>
  "func.return"(%1) : (tensor<8x30x16xf32>) -> ()
}) : () -> ()
