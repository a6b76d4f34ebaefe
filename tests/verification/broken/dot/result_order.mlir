// Batch dimensions come first in the result, whatever their place in the operands.
func.func @main(%q: tensor<16x4x8xf32>, %k: tensor<16x4x8xf32>) -> tensor<16x4x16xf32> {
  %0 = stablehlo.dot_general %q, %k, batching_dims = [1] x [1], contracting_dims = [2] x [2]
       : (tensor<16x4x8xf32>, tensor<16x4x8xf32>) -> tensor<16x4x16xf32>
  return %0 : tensor<16x4x16xf32>
}
