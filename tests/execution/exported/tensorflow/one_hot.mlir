module @a_inference__lambda__364__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<4x6xi32>) -> tensor<4x6x7xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x6xi32>) -> tensor<4x6x7xi32>
    %2 = stablehlo.iota dim = 2 : tensor<4x6x7xi32>
    %3 = stablehlo.compare  EQ, %1, %2 : (tensor<4x6x7xi32>, tensor<4x6x7xi32>) -> tensor<4x6x7xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6x7xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<4x6x7xi1>, tensor<4x6x7xf32>
    %7 = stablehlo.reshape %6 : (tensor<4x6x7xf32>) -> tensor<4x6x7xf32>
    return %7 : tensor<4x6x7xf32>
  }
}
