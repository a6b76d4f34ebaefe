module @a_inference__lambda__297__.6 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @minmax_func.2(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<f32>, %arg3: tensor<i32>) -> (tensor<f32>, tensor<i32>) {
    %0 = stablehlo.compare  GE, %arg0, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.select %0, %arg0, %arg2 : tensor<i1>, tensor<f32>
    %2 = stablehlo.compare  EQ, %arg0, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.minimum %arg1, %arg3 : tensor<i32>
    %4 = stablehlo.select %0, %arg1, %arg3 : tensor<i1>, tensor<i32>
    %5 = stablehlo.select %2, %3, %4 : tensor<i1>, tensor<i32>
    return %1, %5 : tensor<f32>, tensor<i32>
  }
  func.func private @minmax_func.4(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<f32>, %arg3: tensor<i32>) -> (tensor<f32>, tensor<i32>) {
    %0 = stablehlo.compare  LE, %arg0, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.select %0, %arg0, %arg2 : tensor<i1>, tensor<f32>
    %2 = stablehlo.compare  EQ, %arg0, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.minimum %arg1, %arg3 : tensor<i32>
    %4 = stablehlo.select %0, %arg1, %arg3 : tensor<i1>, tensor<i32>
    %5 = stablehlo.select %2, %3, %4 : tensor<i1>, tensor<i32>
    return %1, %5 : tensor<f32>, tensor<i32>
  }
  func.func private @add_float_.5(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<7x9xf32>) -> (tensor<7x9xf32>, tensor<7xi64>, tensor<9xi64>) {
    %0 = stablehlo.reshape %arg0 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %1 = stablehlo.convert %0 : tensor<7x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = "stablehlo.reduce_window"(%1, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %13 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<7x9xf32>, tensor<f32>) -> tensor<7x9xf32>
    %3 = stablehlo.convert %2 : tensor<7x9xf32>
    %4 = stablehlo.reshape %3 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %5 = stablehlo.iota dim = 1 : tensor<7x9xi32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6:2 = stablehlo.reduce(%0 init: %cst_0), (%5 init: %c) across dimensions = [1] : (tensor<7x9xf32>, tensor<7x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %13 = stablehlo.compare  GE, %arg1, %arg3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %14 = stablehlo.select %13, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %15 = stablehlo.compare  EQ, %arg1, %arg3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %16 = stablehlo.minimum %arg2, %arg4 : tensor<i32>
      %17 = stablehlo.select %13, %arg2, %arg4 : tensor<i1>, tensor<i32>
      %18 = stablehlo.select %15, %16, %17 : tensor<i1>, tensor<i32>
      stablehlo.return %14, %18 : tensor<f32>, tensor<i32>
    }
    %7 = stablehlo.convert %6#1 : (tensor<7xi32>) -> tensor<7xi64>
    %8 = stablehlo.reshape %7 : (tensor<7xi64>) -> tensor<7xi64>
    %9 = stablehlo.iota dim = 0 : tensor<7x9xi32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:2 = stablehlo.reduce(%0 init: %cst_1), (%9 init: %c_2) across dimensions = [0] : (tensor<7x9xf32>, tensor<7x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<9xf32>, tensor<9xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %13 = stablehlo.compare  LE, %arg1, %arg3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %14 = stablehlo.select %13, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %15 = stablehlo.compare  EQ, %arg1, %arg3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %16 = stablehlo.minimum %arg2, %arg4 : tensor<i32>
      %17 = stablehlo.select %13, %arg2, %arg4 : tensor<i1>, tensor<i32>
      %18 = stablehlo.select %15, %16, %17 : tensor<i1>, tensor<i32>
      stablehlo.return %14, %18 : tensor<f32>, tensor<i32>
    }
    %11 = stablehlo.convert %10#1 : (tensor<9xi32>) -> tensor<9xi64>
    %12 = stablehlo.reshape %11 : (tensor<9xi64>) -> tensor<9xi64>
    return %4, %8, %12 : tensor<7x9xf32>, tensor<7xi64>, tensor<9xi64>
  }
}
