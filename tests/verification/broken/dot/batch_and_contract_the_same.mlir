// Dimension 0 is to be both kept and summed over.
func.func @main(%q: tensor<4x8xf32>, %k: tensor<4x8xf32>) -> tensor<4x8x8xf32> {
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [0] x [0]
       : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8x8xf32>
  return %0 : tensor<4x8x8xf32>
}
