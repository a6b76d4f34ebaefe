module @a_inference__lambda__278__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<4x7x1xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %1 = stablehlo.slice %0 [0:7:2, 1:8] : (tensor<7x9xf32>) -> tensor<4x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x7xf32>) -> tensor<4x7x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<4x7x1xf32>) -> tensor<4x7x1xf32>
    return %3 : tensor<4x7x1xf32>
  }
}
