// The mask is one per row, the values are a matrix.
func.func @main(%p: tensor<4xi1>, %a: tensor<4x2xf32>, %b: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %0 = stablehlo.select %p, %a, %b : tensor<4xi1>, tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
