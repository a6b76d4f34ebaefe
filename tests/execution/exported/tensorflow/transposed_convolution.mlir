module @a_inference__lambda__125__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<2x9x9x8xf32>, %arg1: tensor<3x3x3x8xf32>) -> tensor<2x18x18x3xf32> {
    %c = stablehlo.constant dense<[2, 18, 18, 3]> : tensor<4xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x9x9x8xf32>) -> tensor<2x9x9x8xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<3x3x3x8xf32>) -> tensor<3x3x3x8xf32>
    %2 = stablehlo.reverse %1, dims = [0, 1] : tensor<3x3x3x8xf32>
    %3 = stablehlo.convolution(%0, %2) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x9x8xf32>, tensor<3x3x3x8xf32>) -> tensor<2x18x18x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x18x18x3xf32>) -> tensor<2x18x18x3xf32>
    return %4 : tensor<2x18x18x3xf32>
  }
}
