module @a_inference__lambda__656__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<5x5xf32>) -> tensor<5x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<5xi32>) -> tensor<5x5xi32>
    %4 = stablehlo.iota dim = 0 : tensor<5xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<5xi32>) -> tensor<5x5xi32>
    %6 = stablehlo.compare  GE, %3, %5 : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %8 = stablehlo.reshape %arg0 : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[5,5]{0,1}"} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = stablehlo.dot %8, %9, precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = stablehlo.transpose %10, dims = [0, 1] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %cst = stablehlo.constant dense<[[8.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 8.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 8.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 8.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 8.000000e+00]]> : tensor<5x5xf32>
    %12 = stablehlo.add %11, %cst : tensor<5x5xf32>
    %13 = stablehlo.cholesky %12, lower = true : tensor<5x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %15 = stablehlo.select %7, %13, %14 : tensor<5x5xi1>, tensor<5x5xf32>
    %16 = stablehlo.reshape %15 : (tensor<5x5xf32>) -> tensor<5x5xf32>
    return %16 : tensor<5x5xf32>
  }
}
