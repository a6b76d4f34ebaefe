// Python's x[-2:] has to be written with positive numbers.
func.func @main(%x: tensor<8xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 8>, start_indices = array<i64: -2>, strides = array<i64: 1>}>
       : (tensor<8xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
