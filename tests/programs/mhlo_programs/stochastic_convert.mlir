func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xui32>) -> tensor<8xi8> {
  %0 = "mhlo.stochastic_convert"(%arg0, %arg1) : (tensor<8xf32>, tensor<8xui32>) -> tensor<8xi8>
  return %0 : tensor<8xi8>
}
