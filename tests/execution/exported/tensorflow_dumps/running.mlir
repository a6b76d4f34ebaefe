module {
  func.func @main(%arg0: tensor<7x9xf32> ) -> (tensor<7x9xf32>, tensor<7xi64>, tensor<9xi64>) {
    %0 = mhlo.constant dense<1> : tensor<i32>
    %1 = mhlo.constant dense<0> : tensor<i32>
    %2 = mhlo.constant dense<0xFF800000> : tensor<f32>
    %3 = mhlo.constant dense<0> : tensor<i64>
    %4 = shape.shape_of %arg0 : tensor<7x9xf32> -> tensor<2xindex>
    %5 = "mhlo.dynamic_iota"(%4) <{iota_dimension = 1 : i64}> : (tensor<2xindex>) -> tensor<7x9xi64>
    %6:2 = mhlo.reduce(%arg0 init: %2), (%5 init: %3) across dimensions = [1] : (tensor<7x9xf32>, tensor<7x9xi64>, tensor<f32>, tensor<i64>) -> (tensor<7xf32>, tensor<7xi64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %16 = mhlo.compare  GE, %arg1, %arg3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %17 = mhlo.select %16, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %18 = mhlo.compare  EQ, %arg1, %arg3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = mhlo.minimum %arg2, %arg4 : tensor<i64>
      %20 = mhlo.select %16, %arg2, %arg4 : tensor<i1>, tensor<i64>
      %21 = mhlo.select %18, %19, %20 : tensor<i1>, tensor<i64>
      mhlo.return %17, %21 : tensor<f32>, tensor<i64>
    }
    %7 = mhlo.constant dense<0x7F800000> : tensor<f32>
    %8 = mhlo.constant dense<0> : tensor<i64>
    %9 = shape.shape_of %arg0 : tensor<7x9xf32> -> tensor<2xindex>
    %10 = "mhlo.dynamic_iota"(%9) <{iota_dimension = 0 : i64}> : (tensor<2xindex>) -> tensor<7x9xi64>
    %11:2 = mhlo.reduce(%arg0 init: %7), (%10 init: %8) across dimensions = [0] : (tensor<7x9xf32>, tensor<7x9xi64>, tensor<f32>, tensor<i64>) -> (tensor<9xf32>, tensor<9xi64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %16 = mhlo.compare  LE, %arg1, %arg3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %17 = mhlo.select %16, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %18 = mhlo.compare  EQ, %arg1, %arg3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = mhlo.minimum %arg2, %arg4 : tensor<i64>
      %20 = mhlo.select %16, %arg2, %arg4 : tensor<i1>, tensor<i64>
      %21 = mhlo.select %18, %19, %20 : tensor<i1>, tensor<i64>
      mhlo.return %17, %21 : tensor<f32>, tensor<i64>
    }
    %12 = mhlo.convert %arg0 : tensor<7x9xf32>
    %13 = mhlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = "mhlo.reduce_window"(%12, %13) <{padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dimensions = dense<[1, 9]> : tensor<2xi64>, window_strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %16 = mhlo.add %arg1, %arg2 : tensor<f32>
      mhlo.return %16 : tensor<f32>
    }) : (tensor<7x9xf32>, tensor<f32>) -> tensor<7x9xf32>
    %15 = mhlo.convert %14 : tensor<7x9xf32>
    return %15, %6#1, %11#1 : tensor<7x9xf32>, tensor<7xi64>, tensor<9xi64>
  }
}
