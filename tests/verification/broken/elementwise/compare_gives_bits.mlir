// A comparison gives i1.
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi32> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
