module {
  func.func @main(%arg0: tensor<7x9xf32> ) -> tensor<4x7x1xf32> {
    %0 = mhlo.constant dense<[0, 1, 0]> : tensor<3xi32>
    %1 = mhlo.constant dense<[0, -1, 0]> : tensor<3xi32>
    %2 = mhlo.constant dense<[2, 1, 1]> : tensor<3xi32>
    %3 = "mhlo.slice"(%arg0) <{limit_indices = dense<[7, 8]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}> : (tensor<7x9xf32>) -> tensor<4x7xf32>
    %4 = mhlo.reshape %3 : (tensor<4x7xf32>) -> tensor<4x7x1xf32>
    return %4 : tensor<4x7x1xf32>
  }
}
