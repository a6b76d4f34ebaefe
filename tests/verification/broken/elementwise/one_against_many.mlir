// A dimension of 1 is not stretched.
func.func @main(%x: tensor<32x10xf32>, %mean: tensor<32x1xf32>) -> tensor<32x10xf32> {
  %0 = "stablehlo.subtract"(%x, %mean) : (tensor<32x10xf32>, tensor<32x1xf32>) -> tensor<32x10xf32>
  return %0 : tensor<32x10xf32>
}
