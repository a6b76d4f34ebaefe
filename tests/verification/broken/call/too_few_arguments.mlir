// The function takes a scale too.
func.func private @scale(%x: tensor<4xf32>, %by: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.multiply %x, %by : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @scale(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
