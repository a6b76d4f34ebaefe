module {
  func.func @main(%arg0: tensor<2x9x9x3xf32> ) -> (tensor<2x5x5x3xf32>, tensor<2x5x5x3xf32>) {
    %0 = mhlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = "mhlo.reduce_window"(%arg0, %0) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = dense<[1, 3, 3, 1]> : tensor<4xi64>, window_strides = dense<[1, 2, 2, 1]> : tensor<4xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %7 = mhlo.add %arg1, %arg2 : tensor<f32>
      mhlo.return %7 : tensor<f32>
    }) : (tensor<2x9x9x3xf32>, tensor<f32>) -> tensor<2x5x5x3xf32>
    %2 = mhlo.constant dense<1.000000e+00> : tensor<2x9x9x3xf32>
    %3 = "mhlo.reduce_window"(%2, %0) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = dense<[1, 3, 3, 1]> : tensor<4xi64>, window_strides = dense<[1, 2, 2, 1]> : tensor<4xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %7 = mhlo.add %arg1, %arg2 : tensor<f32>
      mhlo.return %7 : tensor<f32>
    }) : (tensor<2x9x9x3xf32>, tensor<f32>) -> tensor<2x5x5x3xf32>
    %4 = mhlo.divide %1, %3 : tensor<2x5x5x3xf32>
    %5 = mhlo.constant dense<0xFF800000> : tensor<f32>
    %6 = "mhlo.reduce_window"(%arg0, %5) <{padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = dense<[1, 2, 2, 1]> : tensor<4xi64>, window_strides = dense<[1, 2, 2, 1]> : tensor<4xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %7 = mhlo.maximum %arg1, %arg2 : tensor<f32>
      mhlo.return %7 : tensor<f32>
    }) : (tensor<2x9x9x3xf32>, tensor<f32>) -> tensor<2x5x5x3xf32>
    return %6, %4 : tensor<2x5x5x3xf32>, tensor<2x5x5x3xf32>
  }
}
