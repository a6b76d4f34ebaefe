// Bits are shifted in integers.
func.func @main(%x: tensor<4xf32>, %n: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.shift_left %x, %n : tensor<4xf32>
  return %0 : tensor<4xf32>
}
