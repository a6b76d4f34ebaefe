// The start lies behind the limit.
func.func @main(%x: tensor<8xf32>) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [4:2] : (tensor<8xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
