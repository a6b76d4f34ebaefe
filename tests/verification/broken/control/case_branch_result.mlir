// The third branch gives a vector.
func.func @main(%i: tensor<i32>, %x: tensor<f32>, %v: tensor<3xf32>) -> tensor<f32> {
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %v : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}
