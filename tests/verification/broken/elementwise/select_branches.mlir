// The branches have different shapes.
func.func @main(%p: tensor<i1>, %a: tensor<4xf32>, %b: tensor<1xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.select"(%p, %a, %b) : (tensor<i1>, tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
