// Only the edges may be negative.
func.func @main(%x: tensor<5xf32>, %zero: tensor<f32>) -> tensor<1xf32> {
  %0 = stablehlo.pad %x, %zero, low = [0], high = [0], interior = [-1]
       : (tensor<5xf32>, tensor<f32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
