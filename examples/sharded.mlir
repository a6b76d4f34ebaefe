sdy.mesh @mesh = <["data"=4, "model"=2]>

func.func @main(
    %x: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {?}]>},
    %up: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"model"}]>},
    %down: tensor<64x32xf32>) -> tensor<16x32xf32> {
  %0 = stablehlo.dot_general %x, %up, contracting_dims = [1] x [0]
    : (tensor<16x32xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  %1 = stablehlo.tanh %0 : tensor<16x64xf32>
  %2 = stablehlo.dot_general %1, %down, contracting_dims = [1] x [0]
    : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  %3 = stablehlo.add %2, %x : tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}
