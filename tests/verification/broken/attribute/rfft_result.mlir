// Of 8 real numbers 5 complex ones remain.
func.func @main(%x: tensor<8xf32>) -> tensor<8xcomplex<f32>> {
  %0 = stablehlo.fft %x, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
  return %0 : tensor<8xcomplex<f32>>
}
