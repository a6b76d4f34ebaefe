// The function promises f32.
func.func @main(%x: tensor<4xi32>) -> tensor<4xf32> {
  return %x : tensor<4xi32>
}
