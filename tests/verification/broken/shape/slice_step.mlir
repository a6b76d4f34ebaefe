// Every second of 8 is 4.
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.slice %x [0:8:2] : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
