// Both dimensions of the operand go to the same place.
func.func @main(%x: tensor<4x4xf32>) -> tensor<4x4x4xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1, 1] : (tensor<4x4xf32>) -> tensor<4x4x4xf32>
  return %0 : tensor<4x4x4xf32>
}
