module {
  func.func @main(%arg0: tensor<2x9x9x3xf32> ) -> tensor<2x9x9x3xf32> {
    %0 = mhlo.constant dense<> : tensor<0xf32>
    %1 = mhlo.constant dense<1.000000e+00> : tensor<3xf32>
    %2 = mhlo.constant dense<0.000000e+00> : tensor<3xf32>
    %3 = mhlo.convert %arg0 : tensor<2x9x9x3xf32>
    %output, %batch_mean, %batch_var = "mhlo.batch_norm_training"(%3, %1, %2) <{epsilon = 1.000000e-03 : f32, feature_index = 3 : i64}> : (tensor<2x9x9x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x9x9x3xf32>, tensor<3xf32>, tensor<3xf32>)
    %4 = mhlo.constant dense<1.00621116> : tensor<f32>
    %5 = "mhlo.broadcast_in_dim"(%4) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<3xf32>
    %6 = mhlo.multiply %batch_var, %5 : tensor<3xf32>
    %7 = mhlo.convert %output : tensor<2x9x9x3xf32>
    %8 = mhlo.constant dense<0.000000e+00> : tensor<0xf32>
    %cast = tensor.cast %8 : tensor<0xf32> to tensor<*xf32>
    return %7 : tensor<2x9x9x3xf32>
  }
}
