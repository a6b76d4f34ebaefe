// A stride of 0 would never leave the corner.
func.func @main(%image: tensor<8x32x3xf32>, %kernel: tensor<3x3x16xf32>) -> tensor<8x30x16xf32> {
  %0 = stablehlo.convolution(%image, %kernel)
         dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [0]}
         {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
       : (tensor<8x32x3xf32>, tensor<3x3x16xf32>) -> tensor<8x30x16xf32>
  return %0 : tensor<8x30x16xf32>
}
