// The same attribute with two values.
func.func @main(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = "stablehlo.transpose"(%x) {permutation = array<i64: 1, 0>, permutation = array<i64: 0, 1>}
       : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
