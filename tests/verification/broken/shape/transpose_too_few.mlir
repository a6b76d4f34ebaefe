// Every dimension has to be named.
func.func @main(%x: tensor<2x3x5xf32>) -> tensor<3x2x5xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3x5xf32>) -> tensor<3x2x5xf32>
  return %0 : tensor<3x2x5xf32>
}
