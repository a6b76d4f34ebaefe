// A step of 0 stands still.
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.slice %x [0:8:0] : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
