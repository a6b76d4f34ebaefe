// There is nothing to choose from.
func.func @main(%i: tensor<i32>) -> tensor<f32> {
  %0 = "stablehlo.case"(%i) : (tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}
