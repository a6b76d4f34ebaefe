// The scales go with dimension 1, which the result has not.
func.func @main(%x: tensor<4x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<8x!quant.uniform<i8:f32, 0.5>> {
  %0 = stablehlo.reshape %x : (tensor<4x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<8x!quant.uniform<i8:f32, 0.5>>
  return %0 : tensor<8x!quant.uniform<i8:f32, 0.5>>
}
