module @a_inference__lambda__559__.6 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @scan_while_cond_503_const_0__.3(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<2x8xf32>, %arg4: tensor<5x2x8xf32>, %arg5: tensor<i32>, %arg6: tensor<5x2x8xf32>, %arg7: tensor<i32>, %arg8: tensor<20x32xf32>) -> tensor<i1> {
    %c = stablehlo.constant dense<5> : tensor<i32>
    %0 = stablehlo.compare  LT, %arg0, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.compare  LT, %arg2, %c_0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.and %0, %1 : tensor<i1>
    %3 = stablehlo.reshape %2 : (tensor<i1>) -> tensor<i1>
    return %3 : tensor<i1>
  }
  func.func private @cond_wrapper.4(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<2x8xf32>, %arg4: tensor<5x2x8xf32>, %arg5: tensor<i32>, %arg6: tensor<5x2x8xf32>, %arg7: tensor<i32>, %arg8: tensor<20x32xf32>) -> tensor<i1> {
    %0 = call @scan_while_cond_503_const_0__.3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x8xf32>, tensor<5x2x8xf32>, tensor<i32>, tensor<5x2x8xf32>, tensor<i32>, tensor<20x32xf32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
  func.func private @scan_while_body_504_const_0__.5(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<2x8xf32>, %arg4: tensor<5x2x8xf32>, %arg5: tensor<i32>, %arg6: tensor<5x2x8xf32>, %arg7: tensor<i32>, %arg8: tensor<20x32xf32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x8xf32>, tensor<5x2x8xf32>, tensor<i32>, tensor<5x2x8xf32>, tensor<i32>, tensor<20x32xf32>) {
    %c = stablehlo.constant dense<5> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c_0 : tensor<i32>
    %1 = stablehlo.reshape %0 : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %arg2, %c_1 : tensor<i32>
    %4 = stablehlo.reshape %3 : (tensor<i32>) -> tensor<i32>
    %5 = stablehlo.slice %arg8 [0:8, 0:8] : (tensor<20x32xf32>) -> tensor<8x8xf32>
    %6 = stablehlo.reshape %5 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %7 = stablehlo.dot %arg3, %6, precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
    %8 = stablehlo.transpose %7, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.dynamic_slice %arg6, %arg2, %c_2, %c_2, sizes = [1, 2, 8] : (tensor<5x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
    %11 = stablehlo.add %8, %10 : tensor<2x8xf32>
    %12 = stablehlo.tanh %11 : tensor<2x8xf32>
    %13 = stablehlo.reshape %12 : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %14 = stablehlo.reshape %12 : (tensor<2x8xf32>) -> tensor<1x2x8xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.dynamic_update_slice %arg4, %14, %arg2, %c_3, %c_3 : (tensor<5x2x8xf32>, tensor<1x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x2x8xf32>
    %16 = stablehlo.reshape %arg8 : (tensor<20x32xf32>) -> tensor<20x32xf32>
    return %1, %2, %4, %13, %15, %arg5, %arg6, %arg7, %16 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x8xf32>, tensor<5x2x8xf32>, tensor<i32>, tensor<5x2x8xf32>, tensor<i32>, tensor<20x32xf32>
  }
  func.func @main(%arg0: tensor<5x2x8xf32>, %arg1: tensor<20x32xf32>) -> tensor<5x2x8xf32> {
    %c = stablehlo.constant dense<[2, 8]> : tensor<2xi32>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %c_2 = stablehlo.constant dense<8> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x2x8xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<5> : tensor<i32>
    %c_5 = stablehlo.constant dense<[2, 8]> : tensor<2xi32>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %c_8 = stablehlo.constant dense<8> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<5> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<5> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<5x2x8xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.reshape %arg0 : (tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    %c_19 = stablehlo.constant dense<5> : tensor<i32>
    %4 = stablehlo.reshape %arg1 : (tensor<20x32xf32>) -> tensor<20x32xf32>
    %5:9 = stablehlo.while(%iterArg = %c_12, %iterArg_20 = %c_13, %iterArg_21 = %c_14, %iterArg_22 = %1, %iterArg_23 = %2, %iterArg_24 = %c_18, %iterArg_25 = %3, %iterArg_26 = %c_19, %iterArg_27 = %4) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x8xf32>, tensor<5x2x8xf32>, tensor<i32>, tensor<5x2x8xf32>, tensor<i32>, tensor<20x32xf32>
    cond {
      %7 = func.call @scan_while_cond_503_const_0__.3(%iterArg, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x8xf32>, tensor<5x2x8xf32>, tensor<i32>, tensor<5x2x8xf32>, tensor<i32>, tensor<20x32xf32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_28 = stablehlo.constant dense<5> : tensor<i32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_29 : tensor<i32>
      %8 = stablehlo.reshape %7 : (tensor<i32>) -> tensor<i32>
      %9 = stablehlo.reshape %iterArg_20 : (tensor<i32>) -> tensor<i32>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_21, %c_30 : tensor<i32>
      %11 = stablehlo.reshape %10 : (tensor<i32>) -> tensor<i32>
      %12 = stablehlo.slice %iterArg_27 [0:8, 0:8] : (tensor<20x32xf32>) -> tensor<8x8xf32>
      %13 = stablehlo.reshape %12 : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %14 = stablehlo.dot %iterArg_22, %13, precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
      %15 = stablehlo.transpose %14, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8xf32>
      %c_31 = stablehlo.constant dense<0> : tensor<i32>
      %16 = stablehlo.dynamic_slice %iterArg_25, %iterArg_21, %c_31, %c_31, sizes = [1, 2, 8] : (tensor<5x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
      %17 = stablehlo.reshape %16 : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
      %18 = stablehlo.add %15, %17 : tensor<2x8xf32>
      %19 = stablehlo.tanh %18 : tensor<2x8xf32>
      %20 = stablehlo.reshape %19 : (tensor<2x8xf32>) -> tensor<2x8xf32>
      %21 = stablehlo.reshape %19 : (tensor<2x8xf32>) -> tensor<1x2x8xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %22 = stablehlo.dynamic_update_slice %iterArg_23, %21, %iterArg_21, %c_32, %c_32 : (tensor<5x2x8xf32>, tensor<1x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x2x8xf32>
      %23 = stablehlo.reshape %iterArg_27 : (tensor<20x32xf32>) -> tensor<20x32xf32>
      stablehlo.return %8, %9, %11, %20, %22, %iterArg_24, %iterArg_25, %iterArg_26, %23 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x8xf32>, tensor<5x2x8xf32>, tensor<i32>, tensor<5x2x8xf32>, tensor<i32>, tensor<20x32xf32>
    }
    %6 = stablehlo.reshape %5#4 : (tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    return %6 : tensor<5x2x8xf32>
  }
}
