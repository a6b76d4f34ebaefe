// Features and batch are split at the same time.
func.func @main(%image: tensor<4x32x32x4xf32>, %kernel: tensor<3x3x2x8xf32>) -> tensor<2x30x30x8xf32> {
  %0 = stablehlo.convolution(%image, %kernel)
         dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
         {batch_group_count = 2 : i64, feature_group_count = 2 : i64}
       : (tensor<4x32x32x4xf32>, tensor<3x3x2x8xf32>) -> tensor<2x30x30x8xf32>
  return %0 : tensor<2x30x30x8xf32>
}
