module @a_inference__lambda__111__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<2x9x9x3xf32>, %arg1: tensor<3x3x3x8xf32>, %arg2: tensor<32xf32>) -> tensor<2x5x5x8xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x9x9x3xf32>) -> tensor<2x9x9x3xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<3x3x3x8xf32>) -> tensor<3x3x3x8xf32>
    %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x9x3xf32>, tensor<3x3x3x8xf32>) -> tensor<2x5x5x8xf32>
    %3 = stablehlo.reshape %arg2 : (tensor<32xf32>) -> tensor<32xf32>
    %4 = stablehlo.slice %3 [0:8] : (tensor<32xf32>) -> tensor<8xf32>
    %5 = stablehlo.reshape %4 : (tensor<8xf32>) -> tensor<8xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<8xf32>) -> tensor<2x5x5x8xf32>
    %7 = stablehlo.add %2, %6 : tensor<2x5x5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x5x8xf32>
    %9 = stablehlo.maximum %7, %8 : tensor<2x5x5x8xf32>
    %10 = stablehlo.reshape %9 : (tensor<2x5x5x8xf32>) -> tensor<2x5x5x8xf32>
    return %10 : tensor<2x5x5x8xf32>
  }
}
