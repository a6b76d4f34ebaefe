// 5 + 0 + 2 is 7.
func.func @main(%x: tensor<2x5xf32>, %zero: tensor<f32>) -> tensor<4x9xf32> {
  %0 = stablehlo.pad %x, %zero, low = [1, 0], high = [1, 2], interior = [0, 0]
       : (tensor<2x5xf32>, tensor<f32>) -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}
