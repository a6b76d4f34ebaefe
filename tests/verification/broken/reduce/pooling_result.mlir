// Max pooling 2x2 with stride 2 halves both dimensions.
func.func @main(%x: tensor<1x8x8x3xf32>, %low: tensor<f32>) -> tensor<1x8x8x3xf32> {
  %0 = "stablehlo.reduce_window"(%x, %low) <{window_dimensions = array<i64: 1, 2, 2, 1>,
         window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x8x3xf32>, tensor<f32>) -> tensor<1x8x8x3xf32>
  return %0 : tensor<1x8x8x3xf32>
}
