module @a_inference__lambda__397__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<4x5xf32>) -> tensor<14x18xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1 = stablehlo.pad %0, %cst, low = [1, 0], high = [2, 1], interior = [0, 0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<7x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 3] : (tensor<7x6xf32>) -> tensor<2x7x3x6xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x7x3x6xf32>) -> tensor<14x18xf32>
    %4 = stablehlo.reshape %3 : (tensor<14x18xf32>) -> tensor<14x18xf32>
    return %4 : tensor<14x18xf32>
  }
}
