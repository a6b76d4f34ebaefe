module @a_inference__lambda__694__.2 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @scatter_combiner.1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<4x9xf32> {
    %c = stablehlo.constant dense<4> : tensor<i32>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %c_1 = stablehlo.constant dense<[0, 1, 0, 2, 1, 0, 3]> : tensor<7xi32>
    %1 = stablehlo.reshape %arg0 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %2 = "stablehlo.scatter"(%0, %c_1, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<4x9xf32>, tensor<7xi32>, tensor<7x9xf32>) -> tensor<4x9xf32>
    %3 = stablehlo.reshape %2 : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %3 : tensor<4x9xf32>
  }
}
