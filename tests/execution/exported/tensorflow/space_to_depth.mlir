module @a_inference__lambda__799__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<1x4x4x2xf32>) -> (tensor<1x2x2x8xf32>, tensor<1x2x4x4xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2x2x2xf32>
    %2 = stablehlo.transpose %1, dims = [0, 1, 3, 2, 4, 5] {result_layout = dense<[5, 4, 2, 3, 1, 0]> : tensor<6xindex>, xla_shape = "f32[1,2,2,2,2,2]{5,4,2,3,1,0}"} : (tensor<1x2x2x2x2x2xf32>) -> tensor<1x2x2x2x2x2xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x2x2x2x2x2xf32>) -> tensor<1x2x2x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
    %5 = stablehlo.transpose %0, dims = [0, 3, 1, 2] {result_layout = dense<[1, 3, 2, 0]> : tensor<4xindex>, xla_shape = "f32[1,2,4,4]{1,3,2,0}"} : (tensor<1x4x4x2xf32>) -> tensor<1x2x4x4xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    return %4, %6 : tensor<1x2x2x8xf32>, tensor<1x2x4x4xf32>
  }
}
