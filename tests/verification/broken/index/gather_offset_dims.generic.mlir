// Two dimensions of a slice stay, one is named.
"func.func"() <{function_type = (tensor<100x4x8xf32>, tensor<5x1xi32>) -> tensor<5x4x8xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<100x4x8xf32>, %arg1: tensor<5x1xi32>):
  %1 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 8>}> : (tensor<100x4x8xf32>, tensor<5x1xi32>) -> tensor<5x4x8xf32>
  "func.return"(%1) : (tensor<5x4x8xf32>) -> ()
}) : () -> ()
