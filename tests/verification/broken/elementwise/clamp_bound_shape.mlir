// A bound is a scalar or has the shape of the operand.
func.func @main(%low: tensor<2xf32>, %x: tensor<4x2xf32>, %high: tensor<f32>) -> tensor<4x2xf32> {
  %0 = stablehlo.clamp %low, %x, %high : (tensor<2xf32>, tensor<4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
