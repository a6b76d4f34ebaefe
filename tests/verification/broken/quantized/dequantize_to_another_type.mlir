// The type expresses f32.
func.func @main(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xbf16> {
  %0 = stablehlo.uniform_dequantize %x : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}
