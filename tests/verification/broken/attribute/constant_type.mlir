// The constant is f32, the result f64.
func.func @main() -> tensor<2xf64> {
  %0 = "stablehlo.constant"() <{value = dense<[1.0, 2.0]> : tensor<2xf32>}> : () -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
