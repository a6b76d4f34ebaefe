func.func @main(%arg0: tensor<8xf32>) -> tensor<4xf32> {
  %0 = mhlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = "mhlo.reduce_window"(%arg0, %0) <{padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dimensions = dense<3> : tensor<1xi64>, window_strides = dense<2> : tensor<1xi64>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = mhlo.maximum %arg1, %arg2 : tensor<f32>
    mhlo.return %2 : tensor<f32>
  }) : (tensor<8xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
