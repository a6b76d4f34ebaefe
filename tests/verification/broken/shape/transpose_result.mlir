// The dimensions of the result are those of the operand in the new order.
func.func @main(%x: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %0 = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %0 : tensor<2x3x5xf32>
}
