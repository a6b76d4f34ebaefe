module @a_inference_normed_225__.4 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @Mean_reduction.1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @reduce_variance_Mean_reduction.2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @reduce_variance_Mean_1_reduction.3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<7x20xf32>) -> tensor<7x20xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<7x20xf32>) -> tensor<7x20xf32>
    %1 = stablehlo.convert %0 : tensor<7x20xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.convert %cst : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %2) applies stablehlo.add across dimensions = [1] : (tensor<7x20xf32>, tensor<f32>) -> tensor<7xf32>
    %c = stablehlo.constant dense<20> : tensor<i32>
    %4 = stablehlo.convert %c : (tensor<i32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.divide %3, %5 : tensor<7xf32>
    %7 = stablehlo.convert %6 : tensor<7xf32>
    %8 = stablehlo.reshape %7 : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<7x1xf32>) -> tensor<7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xf32>) -> tensor<7x20xf32>
    %11 = stablehlo.subtract %0, %10 : tensor<7x20xf32>
    %12 = stablehlo.convert %0 : tensor<7x20xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.convert %cst_0 : tensor<f32>
    %14 = stablehlo.reduce(%12 init: %13) applies stablehlo.add across dimensions = [1] : (tensor<7x20xf32>, tensor<f32>) -> tensor<7xf32>
    %c_1 = stablehlo.constant dense<20> : tensor<i32>
    %15 = stablehlo.convert %c_1 : (tensor<i32>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.divide %14, %16 : tensor<7xf32>
    %18 = stablehlo.convert %17 : tensor<7xf32>
    %19 = stablehlo.reshape %18 : (tensor<7xf32>) -> tensor<7x1xf32>
    %20 = stablehlo.reshape %19 : (tensor<7x1xf32>) -> tensor<7xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<7xf32>) -> tensor<7x20xf32>
    %22 = stablehlo.subtract %0, %21 : tensor<7x20xf32>
    %23 = stablehlo.multiply %22, %22 : tensor<7x20xf32>
    %24 = stablehlo.convert %23 : tensor<7x20xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.convert %cst_2 : tensor<f32>
    %26 = stablehlo.reduce(%24 init: %25) applies stablehlo.add across dimensions = [1] : (tensor<7x20xf32>, tensor<f32>) -> tensor<7xf32>
    %c_3 = stablehlo.constant dense<20> : tensor<i32>
    %27 = stablehlo.convert %c_3 : (tensor<i32>) -> tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %29 = stablehlo.divide %26, %28 : tensor<7xf32>
    %30 = stablehlo.convert %29 : tensor<7xf32>
    %31 = stablehlo.reshape %30 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %33 = stablehlo.add %31, %32 : tensor<7x1xf32>
    %34 = stablehlo.rsqrt %33 : tensor<7x1xf32>
    %35 = stablehlo.reshape %34 : (tensor<7x1xf32>) -> tensor<7xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<7xf32>) -> tensor<7x20xf32>
    %37 = stablehlo.multiply %11, %36 : tensor<7x20xf32>
    %38 = stablehlo.reshape %37 : (tensor<7x20xf32>) -> tensor<7x20xf32>
    return %38 : tensor<7x20xf32>
  }
}
