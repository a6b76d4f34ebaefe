// A window of 9 does not fit into rows of 8.
func.func @main(%x: tensor<100x8xf32>, %ids: tensor<4x1xi32>, %updates: tensor<4x9xf32>) -> tensor<100x8xf32> {
  %0 = "stablehlo.scatter"(%x, %ids, %updates) <{
         scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
                                                        scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<100x8xf32>, tensor<4x1xi32>, tensor<4x9xf32>) -> tensor<100x8xf32>
  return %0 : tensor<100x8xf32>
}
