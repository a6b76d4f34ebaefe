// The shape that is asked for is not that of the result.
func.func @main() -> tensor<3x4xf32> {
  %low = stablehlo.constant dense<0.0> : tensor<f32>
  %high = stablehlo.constant dense<1.0> : tensor<f32>
  %shape = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM
       : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
