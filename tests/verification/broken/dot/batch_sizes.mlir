// A batch of 4 on the left, of 8 on the right.
func.func @main(%q: tensor<4x16x8xf32>, %k: tensor<8x8x16xf32>) -> tensor<4x16x16xf32> {
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1]
       : (tensor<4x16x8xf32>, tensor<8x8x16xf32>) -> tensor<4x16x16xf32>
  return %0 : tensor<4x16x16xf32>
}
