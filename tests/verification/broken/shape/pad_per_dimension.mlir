// One number for two dimensions.
func.func @main(%x: tensor<2x5xf32>, %zero: tensor<f32>) -> tensor<4x7xf32> {
  %0 = stablehlo.pad %x, %zero, low = [1], high = [1], interior = [0]
       : (tensor<2x5xf32>, tensor<f32>) -> tensor<4x7xf32>
  return %0 : tensor<4x7xf32>
}
