module {
  func.func @main(%arg0: tensor<7x9xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3x9xf32>) -> tensor<7x9xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<3xi64>) -> tensor<3x1xi64>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x9xf32>, tensor<3x1xi64>, tensor<3x9xf32>) -> tensor<7x9xf32>
    return %1 : tensor<7x9xf32>
  }
}
