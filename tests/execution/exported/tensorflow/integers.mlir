module @a_inference__lambda__598__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<4x6xi32>) -> (tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %2 = stablehlo.divide %0, %1 : tensor<4x6xi32>
    %3 = stablehlo.multiply %2, %1 : tensor<4x6xi32>
    %4 = stablehlo.compare  NE, %3, %0 : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %6 = stablehlo.compare  LT, %0, %5 : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %8 = stablehlo.compare  LT, %1, %7 : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %9 = stablehlo.compare  NE, %6, %8 : (tensor<4x6xi1>, tensor<4x6xi1>) -> tensor<4x6xi1>
    %10 = stablehlo.and %4, %9 : tensor<4x6xi1>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %12 = stablehlo.subtract %2, %11 : tensor<4x6xi32>
    %13 = stablehlo.select %10, %12, %2 : tensor<4x6xi1>, tensor<4x6xi32>
    %14 = stablehlo.reshape %13 : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %16 = stablehlo.remainder %0, %15 : tensor<4x6xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %18 = stablehlo.compare  LT, %16, %17 : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %20 = stablehlo.compare  LT, %15, %19 : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %21 = stablehlo.compare  NE, %18, %20 : (tensor<4x6xi1>, tensor<4x6xi1>) -> tensor<4x6xi1>
    %22 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %23 = stablehlo.compare  NE, %16, %22 : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %24 = stablehlo.and %21, %23 : tensor<4x6xi1>
    %25 = stablehlo.add %16, %15 : tensor<4x6xi32>
    %26 = stablehlo.select %24, %25, %16 : tensor<4x6xi1>, tensor<4x6xi32>
    %27 = stablehlo.reshape %26 : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %c_4 = stablehlo.constant dense<5> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %29 = stablehlo.and %0, %28 : tensor<4x6xi32>
    %30 = stablehlo.reshape %29 : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %31 = stablehlo.convert %0 : (tensor<4x6xi32>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %33 = stablehlo.divide %31, %32 : tensor<4x6xf32>
    %34 = stablehlo.reshape %33 : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %14, %27, %30, %34 : tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xf32>
  }
}
