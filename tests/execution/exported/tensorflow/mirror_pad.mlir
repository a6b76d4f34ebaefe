module @a_inference__lambda__410__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<4x5xf32>) -> tensor<7x6xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<4x5xf32>
    %2 = stablehlo.slice %1 [0:4, 4:4] : (tensor<4x5xf32>) -> tensor<4x0xf32>
    %3 = stablehlo.slice %1 [0:4, 1:2] : (tensor<4x5xf32>) -> tensor<4x1xf32>
    %4 = stablehlo.concatenate %2, %0, %3, dim = 1 : (tensor<4x0xf32>, tensor<4x5xf32>, tensor<4x1xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.reverse %4, dims = [0] : tensor<4x6xf32>
    %6 = stablehlo.slice %5 [2:3, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %7 = stablehlo.slice %5 [1:3, 0:6] : (tensor<4x6xf32>) -> tensor<2x6xf32>
    %8 = stablehlo.concatenate %6, %4, %7, dim = 0 : (tensor<1x6xf32>, tensor<4x6xf32>, tensor<2x6xf32>) -> tensor<7x6xf32>
    %9 = stablehlo.reshape %8 : (tensor<7x6xf32>) -> tensor<7x6xf32>
    return %9 : tensor<7x6xf32>
  }
}
