// Ops of the pack beside StableHLO's. MLIR has no syntax for them, so they are written in generic form.
func.func @main(%x: tensor<4x4xf32>, %least: tensor<f32>) -> tensor<2x2xf32> {
  %0 = "acme.swish"(%x) {beta = 2.0 : f32} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.add %0, %x : tensor<4x4xf32>
  %2 = "acme.roll"(%1) {shift = array<i64: 1, -1>, edge = #acme<edge MIRROR>}
       : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = "acme.hard_swish"(%2) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = "acme.block_reduce"(%3, %least) <{block = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %larger = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %larger : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<2x2xf32>
  return %4 : tensor<2x2xf32>
}
