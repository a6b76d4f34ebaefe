func.func @main(%arg0: tensor<8xf32>) -> tensor<3xf32> {
  %0 = mhlo.constant dense<[[2], [0], [7]]> : tensor<3x1xi32>
  %1 = "mhlo.gather"(%arg0, %0) <{dimension_numbers = #mhlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = dense<1> : tensor<1xi64>}> : (tensor<8xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
