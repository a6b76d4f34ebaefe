// Directions are EQ, NE, GE, GT, LE and LT.
func.func @main(%a: tensor<4xf32>) -> tensor<4xi1> {
  %0 = stablehlo.compare LESS, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
