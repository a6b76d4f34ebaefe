func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = mhlo.create_token : !mhlo.token
  %1 = mhlo.add_dependency %arg0, %0 : (tensor<8xf32>, !mhlo.token) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
