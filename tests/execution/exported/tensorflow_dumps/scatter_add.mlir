module {
  func.func @main(%arg0: tensor<4x1xi32> , %arg1: tensor<4x16xf32> , %arg2: tensor<50x16xf32> ) -> tensor<50x16xf32> {
    %0 = "mhlo.scatter"(%arg2, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #mhlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = mhlo.add %arg3, %arg4 : tensor<f32>
      mhlo.return %1 : tensor<f32>
    }) : (tensor<50x16xf32>, tensor<4x1xi32>, tensor<4x16xf32>) -> tensor<50x16xf32>
    return %0 : tensor<50x16xf32>
  }
}
