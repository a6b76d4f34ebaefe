module @a_inference__lambda__250__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<2x9x9x3xf32>) -> tensor<2x9x9x3xf32> {
    %cst = stablehlo.constant dense<> : tensor<0xf32>
    %cst_0 = stablehlo.constant dense<> : tensor<0xf32>
    %cst_1 = stablehlo.constant dense<> : tensor<0xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x9x9x3xf32>) -> tensor<2x9x9x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 1.000000e-03 : f32, feature_index = 3 : i64}> : (tensor<2x9x9x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x9x9x3xf32>, tensor<3xf32>, tensor<3xf32>)
    %cst_4 = stablehlo.constant dense<1.00621116> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.multiply %batch_var, %3 : tensor<3xf32>
    %5 = stablehlo.reshape %output : (tensor<2x9x9x3xf32>) -> tensor<2x9x9x3xf32>
    return %5 : tensor<2x9x9x3xf32>
  }
}
