// A stride of 2 halves the image; the result was written as if the stride were 1.
func.func @main(%image: tensor<1x3x28x28xf32>, %kernel: tensor<8x3x3x3xf32>) -> tensor<1x8x28x28xf32> {
  %0 = stablehlo.convolution(%image, %kernel)
         dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
         window = {stride = [2, 2], pad = [[1, 1], [1, 1]]}
         {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
       : (tensor<1x3x28x28xf32>, tensor<8x3x3x3xf32>) -> tensor<1x8x28x28xf32>
  return %0 : tensor<1x8x28x28xf32>
}
