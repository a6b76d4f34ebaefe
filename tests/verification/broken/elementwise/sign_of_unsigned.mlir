// Unsigned numbers have no sign.
func.func @main(%n: tensor<4xui32>) -> tensor<4xui32> {
  %0 = stablehlo.sign %n : tensor<4xui32>
  return %0 : tensor<4xui32>
}
