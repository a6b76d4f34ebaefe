// The name of a composite has a namespace.
func.func private @my_gelu(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "gelu" %x {decomposition = @my_gelu} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
