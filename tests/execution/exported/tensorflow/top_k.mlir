module @a_inference__lambda__314__.3 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @compare_greater_than.2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare  GT, %arg0, %arg1,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
  func.func @main(%arg0: tensor<7x9xf32>) -> (tensor<7x3xf32>, tensor<7x3xi32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %1 = stablehlo.iota dim = 1 : tensor<7x9xi32>
    %2:2 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %9 = stablehlo.compare  GT, %arg1, %arg2,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<7x9xf32>, tensor<7x9xi32>) -> (tensor<7x9xf32>, tensor<7x9xi32>)
    %3 = stablehlo.slice %2#0 [0:7, 0:3] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.set_dimension_size %3, %c, dim = 1 : (tensor<7x3xf32>, tensor<i32>) -> tensor<7x3xf32>
    %5 = stablehlo.slice %2#1 [0:7, 0:3] : (tensor<7x9xi32>) -> tensor<7x3xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %6 = stablehlo.set_dimension_size %5, %c_0, dim = 1 : (tensor<7x3xi32>, tensor<i32>) -> tensor<7x3xi32>
    %7 = stablehlo.reshape %4 : (tensor<7x3xf32>) -> tensor<7x3xf32>
    %8 = stablehlo.reshape %6 : (tensor<7x3xi32>) -> tensor<7x3xi32>
    return %7, %8 : tensor<7x3xf32>, tensor<7x3xi32>
  }
}
