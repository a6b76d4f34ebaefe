// The limit is one behind the last element: at most 8.
func.func @main(%x: tensor<8x4xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.slice %x [6:9, 0:4] : (tensor<8x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
