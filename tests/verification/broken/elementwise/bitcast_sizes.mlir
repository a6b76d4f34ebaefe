// Four f32 are not two f64: the last dimension has to be split off first.
func.func @main(%x: tensor<4xf32>) -> tensor<2xf64> {
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
