// Six columns cannot be split into four parts.
func.func @main(%x: tensor<2x6xf32>) -> tensor<8x2xf32> {
  %0 = "stablehlo.all_to_all"(%x) <{concat_dimension = 0 : i64, split_count = 4 : i64, split_dimension = 1 : i64,
         replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}>
       : (tensor<2x6xf32>) -> tensor<8x2xf32>
  return %0 : tensor<8x2xf32>
}
