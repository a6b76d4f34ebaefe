// "SAME" was meant, no padding was given: the result is smaller than the image.
func.func @main(%image: tensor<8x32x32x3xf32>, %kernel: tensor<3x3x3x16xf32>) -> tensor<8x32x32x16xf32> {
  %0 = stablehlo.convolution(%image, %kernel)
         dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
         {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
       : (tensor<8x32x32x3xf32>, tensor<3x3x3x16xf32>) -> tensor<8x32x32x16xf32>
  return %0 : tensor<8x32x32x16xf32>
}
