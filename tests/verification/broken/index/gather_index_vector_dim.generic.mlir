// index_vector_dim may be the rank of the indices at most.
"func.func"() <{function_type = (tensor<100x8xf32>, tensor<4xi32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<100x8xf32>, %arg1: tensor<4xi32>):
  %1 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<100x8xf32>, tensor<4xi32>) -> tensor<4x8xf32>
  "func.return"(%1) : (tensor<4x8xf32>) -> ()
}) : () -> ()
