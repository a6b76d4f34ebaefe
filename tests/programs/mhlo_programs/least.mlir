func.func @main(%arg0: tensor<8xf32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %values, %indices = mhlo.topk(%arg0, k = 3, largest = false) : tensor<8xf32> -> (tensor<3xf32>, tensor<3xi32>)
  return %values, %indices : tensor<3xf32>, tensor<3xi32>
}
