module {
  func.func @main(%arg0: tensor<4x2xi32> , %arg1: tensor<50x16xf32> ) -> tensor<4xf32> {
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c1_i32, %c1_i32_0 : tensor<2xi32>
    %0 = "mhlo.gather"(%arg1, %arg0) <{dimension_numbers = #mhlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = dense<1> : tensor<2xi64>}> : (tensor<50x16xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
