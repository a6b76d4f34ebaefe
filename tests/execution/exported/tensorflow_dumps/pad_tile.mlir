module {
  func.func @main(%arg0: tensor<4x5xf32> ) -> tensor<14x18xf32> {
    %0 = mhlo.constant dense<3.000000e+00> : tensor<f32>
    %1 = mhlo.constant dense<[[1, 2], [0, 1]]> : tensor<2x2xi32>
    %2 = mhlo.constant dense<[2, 3]> : tensor<2xi32>
    %3 = "mhlo.pad"(%arg0, %0) <{edge_padding_high = dense<[2, 1]> : tensor<2xi64>, edge_padding_low = dense<[1, 0]> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>}> : (tensor<4x5xf32>, tensor<f32>) -> tensor<7x6xf32>
    %4 = "mhlo.broadcast_in_dim"(%3) <{broadcast_dimensions = dense<[1, 3]> : tensor<2xi64>}> : (tensor<7x6xf32>) -> tensor<2x7x3x6xf32>
    %5 = mhlo.reshape %4 : (tensor<2x7x3x6xf32>) -> tensor<14x18xf32>
    return %5 : tensor<14x18xf32>
  }
}
