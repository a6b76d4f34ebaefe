// Two spatial dimensions, padding for one.
func.func @main(%image: tensor<8x32x32x3xf32>, %kernel: tensor<3x3x3x16xf32>) -> tensor<8x32x32x16xf32> {
  %0 = "stablehlo.convolution"(%image, %kernel) <{
         batch_group_count = 1 : i64, feature_group_count = 1 : i64,
         dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
         padding = dense<1> : tensor<1x2xi64>, window_strides = array<i64: 1, 1>}>
       : (tensor<8x32x32x3xf32>, tensor<3x3x3x16xf32>) -> tensor<8x32x32x16xf32>
  return %0 : tensor<8x32x32x16xf32>
}
