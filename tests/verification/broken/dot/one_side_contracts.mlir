// One contracting dimension on the left, two on the right.
func.func @main(%x: tensor<2x12xf32>, %w: tensor<3x4x5xf32>) -> tensor<2x5xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0, 1]
       : (tensor<2x12xf32>, tensor<3x4x5xf32>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}
