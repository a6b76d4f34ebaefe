// A dimension of 4 becomes neither 2 nor anything but 4.
func.func @main(%x: tensor<4xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
