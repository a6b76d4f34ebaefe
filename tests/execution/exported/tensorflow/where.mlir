module @a_inference__lambda__381__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %2 = stablehlo.compare  GT, %0, %1 : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %3 = stablehlo.exponential %0 : tensor<7x9xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<7x9xf32>
    %6 = stablehlo.select %2, %0, %5 : tensor<7x9xi1>, tensor<7x9xf32>
    %7 = stablehlo.reshape %6 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    return %7 : tensor<7x9xf32>
  }
}
