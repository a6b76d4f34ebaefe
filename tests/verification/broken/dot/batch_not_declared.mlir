// Attention scores: without batching dimensions the batch would come twice in the result.
func.func @main(%q: tensor<4x16x8xf32>, %k: tensor<4x16x8xf32>) -> tensor<4x16x16xf32> {
  %0 = stablehlo.dot_general %q, %k, contracting_dims = [2] x [2]
       : (tensor<4x16x8xf32>, tensor<4x16x8xf32>) -> tensor<4x16x16xf32>
  return %0 : tensor<4x16x16xf32>
}
