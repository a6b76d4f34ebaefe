// exponential is for floats and complex numbers.
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.exponential %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}
