module {
  func.func @main(%arg0: tensor<2x9x9x3xf32> , %arg1: tensor<3x3x3x8xf32> , %arg2: tensor<32xf32>) -> tensor<2x5x5x8xf32> {
    %0 = mhlo.constant dense<0> : tensor<1xi32>
    %1 = mhlo.constant dense<8> : tensor<1xi32>
    %2 = mhlo.constant dense<1> : tensor<1xi32>
    %3 = "mhlo.slice"(%arg2) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<32xf32>) -> tensor<8xf32>
    %4 = mhlo.reshape %3 : (tensor<8xf32>) -> tensor<8xf32>
    %5 = mhlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]} : (tensor<2x9x9x3xf32>, tensor<3x3x3x8xf32>) -> tensor<2x5x5x8xf32>
    %6 = shape.shape_of %5 : tensor<2x5x5x8xf32> -> tensor<4xindex>
    %7 = shape.to_extent_tensor %6 : tensor<4xindex> -> tensor<4xindex>
    %8 = "mhlo.dynamic_broadcast_in_dim"(%4, %7) <{broadcast_dimensions = dense<3> : tensor<1xi64>}> : (tensor<8xf32>, tensor<4xindex>) -> tensor<2x5x5x8xf32>
    %9 = mhlo.add %5, %8 : tensor<2x5x5x8xf32>
    %10 = mhlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = "mhlo.broadcast_in_dim"(%10) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<2x5x5x8xf32>
    %12 = mhlo.maximum %9, %11 : tensor<2x5x5x8xf32>
    return %12 : tensor<2x5x5x8xf32>
  }
}
