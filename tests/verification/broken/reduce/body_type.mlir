// The body adds integers, the input holds floats.
func.func @main(%x: tensor<4x8xf32>, %zero: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce(%x init: %zero) across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }
  return %0 : tensor<4xf32>
}
