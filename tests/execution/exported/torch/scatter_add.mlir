module {
  func.func @main(%arg0: tensor<7x9xf32>, %arg1: tensor<7x4xi64>, %arg2: tensor<7x4xf32>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg2 [0:7, 0:4] : (tensor<7x4xf32>) -> tensor<7x4xf32>
    %1 = stablehlo.iota dim = 0 : tensor<7x4x1xi64>
    %2 = stablehlo.reshape %arg1 : (tensor<7x4xi64>) -> tensor<7x4x1xi64>
    %3 = stablehlo.concatenate %1, %2, dim = 2 : (tensor<7x4x1xi64>, tensor<7x4x1xi64>) -> tensor<7x4x2xi64>
    %4 = "stablehlo.scatter"(%arg0, %3, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %5 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<7x9xf32>, tensor<7x4x2xi64>, tensor<7x4xf32>) -> tensor<7x9xf32>
    return %4 : tensor<7x9xf32>
  }
}
