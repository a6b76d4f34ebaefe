// A window of 9 does not fit into rows of 8.
"func.func"() <{function_type = (tensor<100x8xf32>, tensor<4x1xi32>, tensor<4x9xf32>) -> tensor<100x8xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<100x8xf32>, %arg1: tensor<4x1xi32>, %arg2: tensor<4x9xf32>):
  %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %2 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) : (tensor<100x8xf32>, tensor<4x1xi32>, tensor<4x9xf32>) -> tensor<100x8xf32>
  "func.return"(%1) : (tensor<100x8xf32>) -> ()
}) : () -> ()
