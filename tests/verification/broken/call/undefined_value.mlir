// The value was renamed in one place only.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %sum = stablehlo.add %x, %x : tensor<4xf32>
  return %total : tensor<4xf32>
}
