// The body of one input returns one value.
func.func @main(%x: tensor<4x8xf32>, %zero: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce(%x init: %zero) across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s, %a : tensor<f32>, tensor<f32>
  }
  return %0 : tensor<4xf32>
}
