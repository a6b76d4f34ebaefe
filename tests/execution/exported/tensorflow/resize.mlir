module @a_inference__lambda__731__.3 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @add_float_.1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @add_float_.2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<1x4x4x2xf32>) -> tensor<1x8x8x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.convert %c : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.convert %c_0 : (tensor<i32>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %4 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %6 = stablehlo.convert %cst : (tensor<f64>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.add %5, %7 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %9 = stablehlo.convert %cst_1 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<8xf32>
    %12 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.subtract %11, %12 : tensor<8xf32>
    %14 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<8xf32>
    %16 = stablehlo.ceil %15 : tensor<8xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %17 = stablehlo.convert %c_2 : (tensor<i64>) -> tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %19 = stablehlo.clamp %4, %16, %18 : tensor<8xf32>
    %20 = stablehlo.subtract %19, %11 : tensor<8xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
    %22 = stablehlo.iota dim = 0 : tensor<3xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
    %24 = stablehlo.add %21, %23 : tensor<8x3xf32>
    %25 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %26 = stablehlo.add %24, %25 : tensor<8x3xf32>
    %27 = stablehlo.abs %26 : tensor<8x3xf32>
    %28 = stablehlo.subtract %3, %27 : tensor<8x3xf32>
    %29 = stablehlo.maximum %1, %28 : tensor<8x3xf32>
    %30 = stablehlo.reduce(%29 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
    %32 = stablehlo.divide %29, %31 : tensor<8x3xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %34 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %36 = stablehlo.iota dim = 0 : tensor<8xf32>
    %37 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %38 = stablehlo.add %36, %37 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %39 = stablehlo.convert %cst_3 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %41 = stablehlo.multiply %38, %40 : tensor<8xf32>
    %42 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %43 = stablehlo.subtract %41, %42 : tensor<8xf32>
    %44 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.subtract %43, %44 : tensor<8xf32>
    %46 = stablehlo.ceil %45 : tensor<8xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %47 = stablehlo.convert %c_4 : (tensor<i64>) -> tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %49 = stablehlo.clamp %35, %46, %48 : tensor<8xf32>
    %50 = stablehlo.subtract %49, %41 : tensor<8xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
    %52 = stablehlo.iota dim = 0 : tensor<3xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
    %54 = stablehlo.add %51, %53 : tensor<8x3xf32>
    %55 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %56 = stablehlo.add %54, %55 : tensor<8x3xf32>
    %57 = stablehlo.abs %56 : tensor<8x3xf32>
    %58 = stablehlo.subtract %34, %57 : tensor<8x3xf32>
    %59 = stablehlo.maximum %33, %58 : tensor<8x3xf32>
    %60 = stablehlo.reduce(%59 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
    %62 = stablehlo.divide %59, %61 : tensor<8x3xf32>
    %63 = stablehlo.dot_general %32, %62, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3x8x3xf32>
    %64 = stablehlo.reshape %arg0 : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
    %65 = stablehlo.convert %64 : tensor<1x4x4x2xf32>
    %66 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<8xf32>) -> tensor<8x8x1xf32>
    %67 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<8xf32>) -> tensor<8x8x1xf32>
    %68 = stablehlo.concatenate %66, %67, dim = 2 : (tensor<8x8x1xf32>, tensor<8x8x1xf32>) -> tensor<8x8x2xf32>
    %69 = stablehlo.convert %68 : (tensor<8x8x2xf32>) -> tensor<8x8x2xi32>
    %70 = "stablehlo.gather"(%65, %69) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 3, 2>}> : (tensor<1x4x4x2xf32>, tensor<8x8x2xi32>) -> tensor<1x3x3x2x8x8xf32>
    %71 = stablehlo.dot_general %63, %70, batching_dims = [2, 0] x [4, 5], contracting_dims = [3, 1] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x3x8x3xf32>, tensor<1x3x3x2x8x8xf32>) -> tensor<8x8x1x2xf32>
    %72 = stablehlo.transpose %71, dims = [2, 0, 1, 3] {result_layout = dense<[3, 0, 2, 1]> : tensor<4xindex>, xla_shape = "f32[1,8,8,2]{3,0,2,1}"} : (tensor<8x8x1x2xf32>) -> tensor<1x8x8x2xf32>
    %73 = stablehlo.reshape %72 : (tensor<1x8x8x2xf32>) -> tensor<1x8x8x2xf32>
    return %73 : tensor<1x8x8x2xf32>
  }
}
