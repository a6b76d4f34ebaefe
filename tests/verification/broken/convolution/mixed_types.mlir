// The image is in bf16, the kernel in f32: convert one of them.
func.func @main(%image: tensor<8x32x3xbf16>, %kernel: tensor<3x3x16xf32>) -> tensor<8x30x16xf32> {
  %0 = stablehlo.convolution(%image, %kernel)
         dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1]}
         {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
       : (tensor<8x32x3xbf16>, tensor<3x3x16xf32>) -> tensor<8x30x16xf32>
  return %0 : tensor<8x30x16xf32>
}
