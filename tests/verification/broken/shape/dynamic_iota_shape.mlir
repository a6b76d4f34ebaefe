// The shape is known, and is not that of the result.
func.func @main() -> tensor<4xi32> {
  %shape = stablehlo.constant dense<5> : tensor<1xi32>
  %0 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<1xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
