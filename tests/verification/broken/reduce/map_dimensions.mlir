// map goes over all dimensions, in order.
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 1, 0>}> ({
  ^bb0(%a: tensor<f32>):
    %s = stablehlo.negate %a : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
