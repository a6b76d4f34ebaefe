// Reversing a dimension twice does nothing, and is not allowed.
func.func @main(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.reverse %x, dims = [1, 1] : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
