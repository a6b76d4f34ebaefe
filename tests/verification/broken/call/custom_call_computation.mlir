// The computation that the call names is not in the program.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @MyReduce(%x) {called_computations = [@combine]} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
