module @a_inference__lambda__760__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<7x9xf32>) -> (tensor<7x9xf32>, tensor<7x9xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<7x9xf32>
    %2 = stablehlo.reshape %1 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %3 = stablehlo.concatenate %0, %0, dim = 1 : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x18xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %4 = stablehlo.remainder %c_1, %c_0 : tensor<i32>
    %5 = stablehlo.add %4, %c_0 : tensor<i32>
    %6 = stablehlo.remainder %5, %c_0 : tensor<i32>
    %7 = stablehlo.subtract %c_0, %6 : tensor<i32>
    %8 = stablehlo.dynamic_slice %3, %c, %7, sizes = [7, 9] : (tensor<7x18xf32>, tensor<i32>, tensor<i32>) -> tensor<7x9xf32>
    %9 = stablehlo.reshape %8 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    return %2, %9 : tensor<7x9xf32>, tensor<7x9xf32>
  }
}
