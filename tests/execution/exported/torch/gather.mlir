module {
  func.func @main(%arg0: tensor<7x9xf32>, %arg1: tensor<7x4xi64>) -> tensor<7x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<7x4x1xi64>
    %1 = stablehlo.reshape %arg1 : (tensor<7x4xi64>) -> tensor<7x4x1xi64>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<7x4x1xi64>, tensor<7x4x1xi64>) -> tensor<7x4x2xi64>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<7x9xf32>, tensor<7x4x2xi64>) -> tensor<7x4xf32>
    return %3 : tensor<7x4xf32>
  }
}
