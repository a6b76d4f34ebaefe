module @a_inference__lambda__263__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %2 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    %3 = stablehlo.transpose %2, dims = [0, 1, 2] : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %4 : tensor<2x3x5xf32>
  }
}
