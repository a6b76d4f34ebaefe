// convert changes element types only.
func.func @main(%x: tensor<2x3xi32>) -> tensor<6xf32> {
  %0 = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
