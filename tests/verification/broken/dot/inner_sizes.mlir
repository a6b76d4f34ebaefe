// x @ w with 128 columns on the left and 64 rows on the right.
func.func @main(%x: tensor<32x128xf32>, %w: tensor<64x10xf32>) -> tensor<32x10xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
       : (tensor<32x128xf32>, tensor<64x10xf32>) -> tensor<32x10xf32>
  return %0 : tensor<32x10xf32>
}
