// A float needs at least one bit of exponent.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce_precision %x, format = e0m10 : tensor<4xf32>
  return %0 : tensor<4xf32>
}
