module @a_inference__lambda__743__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.275000e+02> : tensor<f32>
    %0 = stablehlo.floor %cst_0 : tensor<f32>
    %1 = stablehlo.subtract %cst_0, %0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.compare  GT, %1, %cst_1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare  EQ, %1, %cst_1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<6.375000e+01> : tensor<f32>
    %4 = stablehlo.floor %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.multiply %4, %cst_3 : tensor<f32>
    %6 = stablehlo.subtract %0, %5 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.compare  EQ, %6, %cst_4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.and %3, %7 : tensor<i1>
    %9 = stablehlo.or %2, %8 : tensor<i1>
    %10 = stablehlo.add %0, %cst_4 : tensor<f32>
    %11 = stablehlo.select %9, %10, %0 : tensor<i1>, tensor<f32>
    %12 = stablehlo.compare  EQ, %11, %cst : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %13 = stablehlo.select %12, %cst, %11 : tensor<i1>, tensor<f32>
    %cst_5 = stablehlo.constant dense<2.550000e+02> : tensor<f32>
    %14 = stablehlo.clamp %cst, %13, %cst_5 : tensor<f32>
    %15 = stablehlo.subtract %cst, %14 : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.0235294122> : tensor<f32>
    %16 = stablehlo.multiply %15, %cst_6 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %18 = stablehlo.reshape %arg0 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %19 = stablehlo.subtract %cst_5, %14 : tensor<f32>
    %20 = stablehlo.multiply %19, %cst_6 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %22 = stablehlo.clamp %17, %18, %21 : tensor<7x9xf32>
    %23 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %24 = stablehlo.subtract %22, %23 : tensor<7x9xf32>
    %cst_7 = stablehlo.constant dense<4.250000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<7x9xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %28 = stablehlo.add %26, %27 : tensor<7x9xf32>
    %29 = stablehlo.floor %28 : tensor<7x9xf32>
    %cst_9 = stablehlo.constant dense<0.0235294122> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %31 = stablehlo.multiply %29, %30 : tensor<7x9xf32>
    %32 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %33 = stablehlo.add %31, %32 : tensor<7x9xf32>
    %34 = stablehlo.reshape %33 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    return %34 : tensor<7x9xf32>
  }
}
