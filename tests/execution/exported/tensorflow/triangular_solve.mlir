module @a_inference_upper_680__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<5x5xf32>) -> tensor<5x5xf32> {
    %c = stablehlo.constant dense<[[0], [1], [2], [3], [4]]> : tensor<5x1xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<5x1xi32>) -> tensor<5xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<5xi32>) -> tensor<5x5xi32>
    %c_0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [1] : (tensor<5xi32>) -> tensor<5x5xi32>
    %4 = stablehlo.subtract %2, %3 : tensor<5x5xi32>
    %c_1 = stablehlo.constant dense<-1> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare  LT, %c_1, %c_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<5> : tensor<i32>
    %6 = stablehlo.select %5, %c_3, %c_1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %8 = stablehlo.compare  LE, %4, %7 : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare  LT, %c_4, %c_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.select %9, %c_3, %c_4 : tensor<i1>, tensor<i32>
    %11 = stablehlo.negate %10 : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %13 = stablehlo.compare  GE, %4, %12 : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %14 = stablehlo.and %8, %13 : tensor<5x5xi1>
    %15 = stablehlo.reshape %arg0 : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<5x5xi1>, tensor<5x5xf32>
    %cst_5 = stablehlo.constant dense<[[3.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 3.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 3.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 3.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 3.000000e+00]]> : tensor<5x5xf32>
    %18 = stablehlo.add %17, %cst_5 : tensor<5x5xf32>
    %19 = "stablehlo.triangular_solve"(%18, %15) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %20 = stablehlo.reshape %19 : (tensor<5x5xf32>) -> tensor<5x5xf32>
    return %20 : tensor<5x5xf32>
  }
}
