module {
  func.func @main(%arg0: tensor<7x9xf32> ) -> tensor<4x9xf32> {
    %0 = mhlo.constant dense<4> : tensor<i32>
    %1 = mhlo.constant dense<[0, 1, 0, 2, 1, 0, 3]> : tensor<7xi32>
    %2 = mhlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = "mhlo.broadcast"(%2) <{broadcast_sizes = dense<[4, 9]> : tensor<2xi64>}> : (tensor<f32>) -> tensor<4x9xf32>
    %4 = "mhlo.scatter"(%3, %1, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #mhlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %5 = mhlo.add %arg1, %arg2 : tensor<f32>
      mhlo.return %5 : tensor<f32>
    }) : (tensor<4x9xf32>, tensor<7xi32>, tensor<7x9xf32>) -> tensor<4x9xf32>
    return %4 : tensor<4x9xf32>
  }
}
