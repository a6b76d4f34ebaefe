module {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x5x4xf32>) -> tensor<2x3x5xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 3, 2] : (tensor<2x3x4x1xf32>) -> tensor<2x3x1x4xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<2x5x4xf32>) -> tensor<2x5x4x1xf32>
    %3 = stablehlo.transpose %2, dims = [0, 3, 1, 2] : (tensor<2x5x4x1xf32>) -> tensor<2x1x5x4xf32>
    %4 = stablehlo.transpose %1, dims = [0, 1, 3, 2] : (tensor<2x3x1x4xf32>) -> tensor<2x3x4x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x3x4x1xf32>) -> tensor<2x3x4xf32>
    %6 = stablehlo.transpose %3, dims = [0, 3, 2, 1] : (tensor<2x1x5x4xf32>) -> tensor<2x4x5x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x4x5x1xf32>) -> tensor<2x4x5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %9 = stablehlo.dot_general %5, %8, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    %10 = stablehlo.reshape %9 : (tensor<2x3x5xf32>) -> tensor<2x3x1x5xf32>
    %11 = stablehlo.transpose %10, dims = [0, 1, 3, 2] : (tensor<2x3x1x5xf32>) -> tensor<2x3x5x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x3x5x1xf32>) -> tensor<2x3x5xf32>
    return %12 : tensor<2x3x5xf32>
  }
}
