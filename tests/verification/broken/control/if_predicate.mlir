// The predicate is a vector of truth values.
func.func @main(%p: tensor<4xi1>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4xi1>) -> tensor<f32>
  return %0 : tensor<f32>
}
