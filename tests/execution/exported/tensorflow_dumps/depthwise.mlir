module {
  func.func @main(%arg0: tensor<2x9x9x3xf32> , %arg1: tensor<3x3x3x8xf32> ) -> tensor<2x7x7x6xf32> {
    %0 = mhlo.constant dense<0> : tensor<2xi32>
    %1 = mhlo.constant dense<[0, 2]> : tensor<2xi32>
    %2 = mhlo.constant dense<1> : tensor<2xi32>
    %3 = "mhlo.slice"(%arg1) <{limit_indices = dense<[3, 3, 3, 2]> : tensor<4xi64>, start_indices = dense<0> : tensor<4xi64>, strides = dense<1> : tensor<4xi64>}> : (tensor<3x3x3x8xf32>) -> tensor<3x3x3x2xf32>
    %4 = mhlo.reshape %3 : (tensor<3x3x3x2xf32>) -> tensor<3x3x3x2xf32>
    %5 = mhlo.reshape %4 : (tensor<3x3x3x2xf32>) -> tensor<3x3x1x6xf32>
    %6 = mhlo.convolution(%arg0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]} : (tensor<2x9x9x3xf32>, tensor<3x3x1x6xf32>) -> tensor<2x7x7x6xf32>
    return %6 : tensor<2x7x7x6xf32>
  }
}
