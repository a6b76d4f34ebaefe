// A pair is a source and a target.
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}>
       : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
