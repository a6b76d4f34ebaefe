module @a_inference__lambda__348__.5 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @compare_greater_than.2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare  GT, %arg0, %arg1,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
  func.func private @compare_greater_than.4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare  GT, %arg0, %arg1,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
  func.func @main(%arg0: tensor<7x9xf32>) -> (tensor<7x9xf32>, tensor<7x9xi32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %1 = stablehlo.negate %0 : tensor<7x9xf32>
    %2 = stablehlo.iota dim = 1 : tensor<7x9xi32>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %18 = stablehlo.compare  GT, %arg1, %arg2,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    }) : (tensor<7x9xf32>, tensor<7x9xi32>) -> (tensor<7x9xf32>, tensor<7x9xi32>)
    %4 = stablehlo.slice %3#0 [0:7, 0:9] : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %c = stablehlo.constant dense<9> : tensor<i32>
    %5 = stablehlo.set_dimension_size %4, %c, dim = 1 : (tensor<7x9xf32>, tensor<i32>) -> tensor<7x9xf32>
    %6 = stablehlo.slice %3#1 [0:7, 0:9] : (tensor<7x9xi32>) -> tensor<7x9xi32>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %7 = stablehlo.set_dimension_size %6, %c_0, dim = 1 : (tensor<7x9xi32>, tensor<i32>) -> tensor<7x9xi32>
    %8 = stablehlo.negate %0 : tensor<7x9xf32>
    %9 = stablehlo.iota dim = 1 : tensor<7x9xi32>
    %10:2 = "stablehlo.sort"(%8, %9) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %18 = stablehlo.compare  GT, %arg1, %arg2,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    }) : (tensor<7x9xf32>, tensor<7x9xi32>) -> (tensor<7x9xf32>, tensor<7x9xi32>)
    %11 = stablehlo.slice %10#0 [0:7, 0:9] : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %c_1 = stablehlo.constant dense<9> : tensor<i32>
    %12 = stablehlo.set_dimension_size %11, %c_1, dim = 1 : (tensor<7x9xf32>, tensor<i32>) -> tensor<7x9xf32>
    %13 = stablehlo.slice %10#1 [0:7, 0:9] : (tensor<7x9xi32>) -> tensor<7x9xi32>
    %c_2 = stablehlo.constant dense<9> : tensor<i32>
    %14 = stablehlo.set_dimension_size %13, %c_2, dim = 1 : (tensor<7x9xi32>, tensor<i32>) -> tensor<7x9xi32>
    %15 = stablehlo.negate %12 : tensor<7x9xf32>
    %16 = stablehlo.reshape %15 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %17 = stablehlo.reshape %7 : (tensor<7x9xi32>) -> tensor<7x9xi32>
    return %16, %17 : tensor<7x9xf32>, tensor<7x9xi32>
  }
}
