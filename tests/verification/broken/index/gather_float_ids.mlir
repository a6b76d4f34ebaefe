// The ids came out of a model as floats.
func.func @main(%table: tensor<100x8xf32>, %ids: tensor<4x1xf32>) -> tensor<4x8xf32> {
  %0 = "stablehlo.gather"(%table, %ids) <{
         dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0],
                                               start_index_map = [0], index_vector_dim = 1>,
         indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}>
       : (tensor<100x8xf32>, tensor<4x1xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
