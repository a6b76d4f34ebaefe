// The result has dimensions 0 and 1.
func.func @main(%bias: tensor<10xf32>) -> tensor<32x10xf32> {
  %0 = stablehlo.broadcast_in_dim %bias, dims = [2] : (tensor<10xf32>) -> tensor<32x10xf32>
  return %0 : tensor<32x10xf32>
}
