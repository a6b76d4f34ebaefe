// The result has the shape of the operand.
func.func @main(%x: tensor<4xf32>) -> tensor<5xf32> {
  %0 = chlo.lgamma %x : tensor<4xf32> -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
