module {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<7x5xf32> {
    %0 = stablehlo.slice %arg0 [0:7, 1:4] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %1 = stablehlo.slice %arg0 [0:7:2, 0:9] : (tensor<7x9xf32>) -> tensor<4x9xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x9xf32>) -> tensor<1x4x9xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x4x9xf32>) -> tensor<2x4x9xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x4x9xf32>) -> tensor<8x9xf32>
    %5 = stablehlo.slice %4 [0:7, 0:9] : (tensor<8x9xf32>) -> tensor<7x9xf32>
    %6 = stablehlo.slice %5 [0:7, 0:2] : (tensor<7x9xf32>) -> tensor<7x2xf32>
    %7 = stablehlo.concatenate %0, %6, dim = 1 : (tensor<7x3xf32>, tensor<7x2xf32>) -> tensor<7x5xf32>
    return %7 : tensor<7x5xf32>
  }
}
