module @a_inference__lambda__187__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<4x2xi32>, %arg1: tensor<50x16xf32>) -> tensor<4xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<50x16xf32>) -> tensor<50x16xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<4x2xi32>) -> tensor<4x2xi32>
    %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<50x16xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    %3 = stablehlo.reshape %2 : (tensor<4xf32>) -> tensor<4xf32>
    return %3 : tensor<4xf32>
  }
}
