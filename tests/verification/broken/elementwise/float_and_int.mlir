// Types are not promoted.
func.func @main(%x: tensor<4xf32>, %n: tensor<4xi32>) -> tensor<4xf32> {
  %0 = "stablehlo.divide"(%x, %n) : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
