module {
  func.func @main(%arg0: tensor<2x3x4xf32> , %arg1: tensor<2x4x5xf32> ) -> tensor<2x3x5xf32> {
    %0 = "mhlo.einsum"(%arg0, %arg1) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
}
