module @a_inference__lambda__201__.2 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @scatter_combiner.1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<4x1xi32>, %arg1: tensor<4x16xf32>, %arg2: tensor<50x16xf32>) -> tensor<50x16xf32> {
    %0 = stablehlo.reshape %arg2 : (tensor<50x16xf32>) -> tensor<50x16xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<4x1xi32>) -> tensor<4x1xi32>
    %2 = stablehlo.reshape %arg1 : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %3 = "stablehlo.scatter"(%0, %1, %2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %5 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<50x16xf32>, tensor<4x1xi32>, tensor<4x16xf32>) -> tensor<50x16xf32>
    %4 = stablehlo.reshape %3 : (tensor<50x16xf32>) -> tensor<50x16xf32>
    return %4 : tensor<50x16xf32>
  }
}
