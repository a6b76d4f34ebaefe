// Two scales for three channels.
func.func @main(%x: tensor<4x3xf32>) -> tensor<4x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>> {
  %0 = stablehlo.uniform_quantize %x : (tensor<4x3xf32>) -> tensor<4x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return %0 : tensor<4x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
}
