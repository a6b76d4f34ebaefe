// The decomposition takes two values.
func.func private @my_scale(%x: tensor<4xf32>, %by: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.multiply %x, %by : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.scale" %x {decomposition = @my_scale} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
