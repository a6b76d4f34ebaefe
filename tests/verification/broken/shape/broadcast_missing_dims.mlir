// A scalar needs no dims, a vector says where its dimension goes.
func.func @main(%bias: tensor<10xf32>) -> tensor<32x10xf32> {
  %0 = stablehlo.broadcast_in_dim %bias, dims = [] : (tensor<10xf32>) -> tensor<32x10xf32>
  return %0 : tensor<32x10xf32>
}
