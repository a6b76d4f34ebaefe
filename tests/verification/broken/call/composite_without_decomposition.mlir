// The decomposition was removed as unused.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.gelu" %x {decomposition = @my_gelu} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
