// Dimension 1 comes twice, dimension 2 never.
func.func @main(%x: tensor<2x3x5xf32>) -> tensor<2x3x3xf32> {
  %0 = stablehlo.transpose %x, dims = [0, 1, 1] : (tensor<2x3x5xf32>) -> tensor<2x3x3xf32>
  return %0 : tensor<2x3x3xf32>
}
