// 3 features cannot be split into 2 groups.
func.func @main(%image: tensor<8x32x32x3xf32>, %kernel: tensor<3x3x1x16xf32>) -> tensor<8x30x30x16xf32> {
  %0 = stablehlo.convolution(%image, %kernel)
         dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
         {batch_group_count = 1 : i64, feature_group_count = 2 : i64}
       : (tensor<8x32x32x3xf32>, tensor<3x3x1x16xf32>) -> tensor<8x30x30x16xf32>
  return %0 : tensor<8x30x30x16xf32>
}
