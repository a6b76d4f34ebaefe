// An i32 among f32.
func.func @main(%a: tensor<2xf32>, %b: tensor<2xi32>) -> tensor<4xf32> {
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2xf32>, tensor<2xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
