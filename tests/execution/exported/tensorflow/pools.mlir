module @a_inference__lambda__159__.7 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @add_F32.2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @add_F32.4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @max_F32.6(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<2x9x9x3xf32>) -> (tensor<2x5x5x3xf32>, tensor<2x5x5x3xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x9x9x3xf32>) -> tensor<2x9x9x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %13 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<2x9x9x3xf32>, tensor<f32>) -> tensor<2x5x5x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x5x5x3xf32>) -> tensor<2x5x5x3xf32>
    %3 = stablehlo.convert %0 : tensor<2x9x9x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.pad %3, %cst_0, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x9x9x3xf32>, tensor<f32>) -> tensor<2x11x11x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = "stablehlo.reduce_window"(%4, %cst_1) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %13 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<2x11x11x3xf32>, tensor<f32>) -> tensor<2x5x5x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.pad %6, %cst_3, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<9x9xf32>, tensor<f32>) -> tensor<11x11xf32>
    %8 = "stablehlo.reduce_window"(%7, %cst_3) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %13 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<11x11xf32>, tensor<f32>) -> tensor<5x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<5x5xf32>) -> tensor<2x5x5x3xf32>
    %10 = stablehlo.divide %5, %9 : tensor<2x5x5x3xf32>
    %11 = stablehlo.convert %10 : tensor<2x5x5x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x5x5x3xf32>) -> tensor<2x5x5x3xf32>
    return %2, %12 : tensor<2x5x5x3xf32>, tensor<2x5x5x3xf32>
  }
}
