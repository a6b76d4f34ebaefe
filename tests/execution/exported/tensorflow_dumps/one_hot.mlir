module {
  func.func @main(%arg0: tensor<4x6xi32> ) -> tensor<4x6x7xf32> {
    %0 = mhlo.constant dense<7> : tensor<i32>
    %1 = mhlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = mhlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = "mhlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x6x7xi32>
    %4 = "mhlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4x6xi32>) -> tensor<4x6x7xi32>
    %5 = mhlo.compare  EQ, %4, %3 : (tensor<4x6x7xi32>, tensor<4x6x7xi32>) -> tensor<4x6x7xi1>
    %6 = "mhlo.broadcast"(%2) <{broadcast_sizes = dense<[4, 6, 7]> : tensor<3xi64>}> : (tensor<f32>) -> tensor<4x6x7xf32>
    %7 = "mhlo.broadcast"(%1) <{broadcast_sizes = dense<[4, 6, 7]> : tensor<3xi64>}> : (tensor<f32>) -> tensor<4x6x7xf32>
    %8 = mhlo.select %5, %6, %7 : tensor<4x6x7xi1>, tensor<4x6x7xf32>
    return %8 : tensor<4x6x7xf32>
  }
}
