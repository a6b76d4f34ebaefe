module @a_inference__lambda__439__.4 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @Sum_reduction.1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @cond_true_424__.2(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<7x9xf32>
    %2 = stablehlo.reshape %1 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    return %2 : tensor<7x9xf32>
  }
  func.func private @cond_false_425__.3(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x9xf32>
    %2 = stablehlo.reshape %1 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    return %2 : tensor<7x9xf32>
  }
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %1 = stablehlo.convert %0 : tensor<7x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.convert %cst : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %2) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.convert %3 : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.compare  GT, %4, %cst_0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = "stablehlo.if"(%5) ({
      %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
      %9 = stablehlo.add %0, %8 : tensor<7x9xf32>
      %10 = stablehlo.reshape %9 : (tensor<7x9xf32>) -> tensor<7x9xf32>
      stablehlo.return %10 : tensor<7x9xf32>
    }, {
      %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
      %9 = stablehlo.multiply %0, %8 : tensor<7x9xf32>
      %10 = stablehlo.reshape %9 : (tensor<7x9xf32>) -> tensor<7x9xf32>
      stablehlo.return %10 : tensor<7x9xf32>
    }) : (tensor<i1>) -> tensor<7x9xf32>
    %7 = stablehlo.reshape %6 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    return %7 : tensor<7x9xf32>
  }
}
