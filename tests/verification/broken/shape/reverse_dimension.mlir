// dims names dimensions, not sizes.
func.func @main(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.reverse %x, dims = [3] : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
