// stablehlo.return may end a function, and gives what its type says too.
func.func @main(%x: tensor<4xf32>) -> tensor<f32> {
  stablehlo.return %x : tensor<4xf32>
}
