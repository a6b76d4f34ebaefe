// The function gives a scalar.
func.func private @first(%x: tensor<4xf32>) -> tensor<f32> {
  %0 = stablehlo.slice %x [0:1] : (tensor<4xf32>) -> tensor<1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<1xf32> {
  %0 = call @first(%x) : (tensor<4xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
