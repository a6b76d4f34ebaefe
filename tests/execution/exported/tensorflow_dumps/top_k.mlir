module {
  func.func @main(%arg0: tensor<7x9xf32> ) -> (tensor<7x3xf32>, tensor<7x3xi32>) {
    %0 = mhlo.constant dense<3> : tensor<i32>
    %values, %indices = mhlo.topk(%arg0, k = 3) : tensor<7x9xf32> -> (tensor<7x3xf32>, tensor<7x3xi32>)
    return %values, %indices : tensor<7x3xf32>, tensor<7x3xi32>
  }
}
