// Dimensions count from 0: the last of three is 2.
func.func @main(%q: tensor<4x16x8xf32>, %k: tensor<4x16x8xf32>) -> tensor<4x16x16xf32> {
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [3] x [3]
       : (tensor<4x16x8xf32>, tensor<4x16x8xf32>) -> tensor<4x16x16xf32>
  return %0 : tensor<4x16x16xf32>
}
