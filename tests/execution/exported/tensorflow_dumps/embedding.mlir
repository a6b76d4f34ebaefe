module {
  func.func @main(%arg0: tensor<4x6xi32> , %arg1: tensor<50x16xf32> ) -> tensor<4x6x16xf32> {
    %0 = mhlo.constant dense<0> : tensor<i32>
    %1 = "mhlo.torch_index_select"(%arg1, %arg0) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<50x16xf32>, tensor<4x6xi32>) -> tensor<4x6x16xf32>
    return %1 : tensor<4x6x16xf32>
  }
}
