// The ten largest of eight.
func.func @main(%x: tensor<8xf32>) -> tensor<10xf32> {
  %values, %indices = chlo.top_k(%x, k = 10) : tensor<8xf32> -> (tensor<10xf32>, tensor<10xi32>)
  return %values : tensor<10xf32>
}
