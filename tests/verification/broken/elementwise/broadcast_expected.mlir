// NumPy would broadcast the bias; StableHLO adds equal shapes only.
func.func @main(%x: tensor<32x10xf32>, %bias: tensor<10xf32>) -> tensor<32x10xf32> {
  %0 = "stablehlo.add"(%x, %bias) : (tensor<32x10xf32>, tensor<10xf32>) -> tensor<32x10xf32>
  return %0 : tensor<32x10xf32>
}
