// Integers are always finite.
func.func @main(%x: tensor<4xi32>) -> tensor<4xi1> {
  %0 = stablehlo.is_finite %x : (tensor<4xi32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
