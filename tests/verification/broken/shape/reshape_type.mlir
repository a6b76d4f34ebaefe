// reshape keeps the element type.
func.func @main(%x: tensor<2x3xf32>) -> tensor<6xi32> {
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<6xi32>
  return %0 : tensor<6xi32>
}
