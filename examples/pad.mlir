func.func @main(%x: tensor<2xf32>, %zero: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.pad %x, %zero, low = [1], high = [1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
