// Quantized and plain values do not mix.
func.func @main(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.add"(%x, %y) : (tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
