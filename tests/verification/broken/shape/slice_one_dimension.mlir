// Dimensions that stay whole are given too.
func.func @main(%x: tensor<8x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<8x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
