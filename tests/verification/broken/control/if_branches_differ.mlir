// One branch gives f32, the other i32.
func.func @main(%p: tensor<i1>, %x: tensor<f32>, %n: tensor<i32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %n : tensor<i32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}
