// A scalar is not spread over the tensor by itself.
func.func @main(%x: tensor<32x10xf32>, %two: tensor<f32>) -> tensor<32x10xf32> {
  %0 = "stablehlo.multiply"(%x, %two) : (tensor<32x10xf32>, tensor<f32>) -> tensor<32x10xf32>
  return %0 : tensor<32x10xf32>
}
