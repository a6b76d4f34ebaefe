// 2 x 3 elements do not fill 8.
func.func @main(%x: tensor<2x3xf32>) -> tensor<8xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
