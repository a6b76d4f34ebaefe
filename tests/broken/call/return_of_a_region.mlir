// stablehlo.return ends regions, return ends functions.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  stablehlo.return %x : tensor<4xf32>
}
