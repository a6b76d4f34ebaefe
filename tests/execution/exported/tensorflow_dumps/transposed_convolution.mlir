module {
  func.func @main(%arg0: tensor<2x9x9x8xf32> , %arg1: tensor<3x3x3x8xf32> ) -> tensor<2x18x18x3xf32> {
    %0 = mhlo.constant dense<[2, 18, 18, 3]> : tensor<4xi32>
    %1 = "mhlo.reverse"(%arg1) <{dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<3x3x3x8xf32>) -> tensor<3x3x3x8xf32>
    %2 = mhlo.convolution(%arg0, %1) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]} : (tensor<2x9x9x8xf32>, tensor<3x3x3x8xf32>) -> tensor<2x18x18x3xf32>
    return %2 : tensor<2x18x18x3xf32>
  }
}
