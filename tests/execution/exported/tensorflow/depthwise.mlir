module @a_inference__lambda__145__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<2x9x9x3xf32>, %arg1: tensor<3x3x3x8xf32>) -> tensor<2x7x7x6xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x9x9x3xf32>) -> tensor<2x9x9x3xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<3x3x3x8xf32>) -> tensor<3x3x3x8xf32>
    %2 = stablehlo.slice %1 [0:3, 0:3, 0:3, 0:2] : (tensor<3x3x3x8xf32>) -> tensor<3x3x3x2xf32>
    %3 = stablehlo.reshape %2 : (tensor<3x3x3x2xf32>) -> tensor<3x3x3x2xf32>
    %4 = stablehlo.reshape %3 : (tensor<3x3x3x2xf32>) -> tensor<3x3x1x6xf32>
    %5 = stablehlo.convolution(%0, %4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x9x3xf32>, tensor<3x3x1x6xf32>) -> tensor<2x7x7x6xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x7x7x6xf32>) -> tensor<2x7x7x6xf32>
    return %6 : tensor<2x7x7x6xf32>
  }
}
