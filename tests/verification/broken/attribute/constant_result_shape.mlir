// The constant has two elements, the result three.
func.func @main() -> tensor<3xf32> {
  %0 = "stablehlo.constant"() <{value = dense<[1.0, 2.0]> : tensor<2xf32>}> : () -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
