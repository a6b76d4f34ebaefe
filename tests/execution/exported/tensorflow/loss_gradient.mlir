module @a_inference__lambda__90__.6 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @max_float_.1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @add_float_.2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @add_float_.3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @Mean_reduction.4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @gradients_add_grad_Sum_reduction.5(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<7x20xf32>, %arg1: tensor<20x32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32x5xf32>) -> tensor<7x20xf32> {
    %c = stablehlo.constant dense<[1, 2, 3, 4, 0, 1, 2]> : tensor<7xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<7xi32>) -> tensor<7x5xi32>
    %1 = stablehlo.iota dim = 1 : tensor<7x5xi32>
    %2 = stablehlo.compare  EQ, %0, %1 : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<7x5xi1>, tensor<7x5xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %7 = stablehlo.compare  LE, %6, %c : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %9 = stablehlo.compare  LT, %c, %8 : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %10 = stablehlo.and %7, %9 : tensor<7xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.select %10, %11, %12 : tensor<7xi1>, tensor<7xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %15 = stablehlo.add %5, %14 : tensor<7x5xf32>
    %16 = stablehlo.negate %15 : tensor<7x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %18 = stablehlo.compare  EQ, %15, %17 : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %20 = stablehlo.reshape %arg0 : (tensor<7x20xf32>) -> tensor<7x20xf32>
    %21 = stablehlo.reshape %arg1 : (tensor<20x32xf32>) -> tensor<20x32xf32>
    %22 = stablehlo.dot %20, %21, precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<7x20xf32>, tensor<20x32xf32>) -> tensor<7x32xf32>
    %23 = stablehlo.transpose %22, dims = [0, 1] : (tensor<7x32xf32>) -> tensor<7x32xf32>
    %24 = stablehlo.reshape %arg2 : (tensor<32xf32>) -> tensor<32xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<32xf32>) -> tensor<7x32xf32>
    %26 = stablehlo.add %23, %25 : tensor<7x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %28 = stablehlo.maximum %26, %27 : tensor<7x32xf32>
    %29 = stablehlo.reshape %arg3 : (tensor<32x5xf32>) -> tensor<32x5xf32>
    %30 = stablehlo.dot %28, %29, precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<7x32xf32>, tensor<32x5xf32>) -> tensor<7x5xf32>
    %31 = stablehlo.transpose %30, dims = [0, 1] : (tensor<7x5xf32>) -> tensor<7x5xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %34 = stablehlo.subtract %31, %33 : tensor<7x5xf32>
    %35 = stablehlo.exponential %34 : tensor<7x5xf32>
    %36 = stablehlo.convert %35 : tensor<7x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %38 = stablehlo.convert %37 : tensor<7xf32>
    %39 = stablehlo.log %38 : tensor<7xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %41 = stablehlo.subtract %34, %40 : tensor<7x5xf32>
    %42 = stablehlo.select %18, %19, %41 : tensor<7x5xi1>, tensor<7x5xf32>
    %43 = stablehlo.multiply %16, %42 : tensor<7x5xf32>
    %44 = stablehlo.convert %43 : tensor<7x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %46 = stablehlo.convert %45 : tensor<7xf32>
    %47 = stablehlo.convert %46 : tensor<7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.convert %cst_11 : tensor<f32>
    %49 = stablehlo.reduce(%47 init: %48) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %c_12 = stablehlo.constant dense<7> : tensor<i32>
    %50 = stablehlo.convert %c_12 : (tensor<i32>) -> tensor<f32>
    %51 = stablehlo.divide %49, %50 : tensor<f32>
    %52 = stablehlo.convert %51 : tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %54 = stablehlo.compare  GT, %28, %53 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %cst_14 = stablehlo.constant dense<0.142857149> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %56 = stablehlo.reshape %55 : (tensor<7x1xf32>) -> tensor<7xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %58 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %59 = stablehlo.divide %35, %58 : tensor<7x5xf32>
    %60 = stablehlo.subtract %59, %15 : tensor<7x5xf32>
    %61 = stablehlo.multiply %57, %60 : tensor<7x5xf32>
    %62 = stablehlo.dot_general %61, %29, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "true", grad_y = "false"}} : (tensor<7x5xf32>, tensor<32x5xf32>) -> tensor<7x32xf32>
    %63 = stablehlo.transpose %62, dims = [0, 1] : (tensor<7x32xf32>) -> tensor<7x32xf32>
    %64 = stablehlo.select %54, %63, %53 : tensor<7x32xi1>, tensor<7x32xf32>
    %65 = stablehlo.convert %64 : tensor<7x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.convert %cst_15 : tensor<f32>
    %67 = stablehlo.reduce(%65 init: %66) applies stablehlo.add across dimensions = [0] : (tensor<7x32xf32>, tensor<f32>) -> tensor<32xf32>
    %68 = stablehlo.convert %67 : tensor<32xf32>
    %69 = stablehlo.reshape %68 : (tensor<32xf32>) -> tensor<1x32xf32>
    %70 = stablehlo.reshape %69 : (tensor<1x32xf32>) -> tensor<32xf32>
    %71 = stablehlo.dot_general %20, %64, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "false", grad_y = "true"}} : (tensor<7x20xf32>, tensor<7x32xf32>) -> tensor<20x32xf32>
    %72 = stablehlo.transpose %71, dims = [0, 1] : (tensor<20x32xf32>) -> tensor<20x32xf32>
    %73 = stablehlo.dot_general %28, %61, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "false", grad_y = "true"}} : (tensor<7x32xf32>, tensor<7x5xf32>) -> tensor<32x5xf32>
    %74 = stablehlo.transpose %73, dims = [0, 1] : (tensor<32x5xf32>) -> tensor<32x5xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %76 = stablehlo.dot_general %64, %21, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "true", grad_y = "false"}} : (tensor<7x32xf32>, tensor<20x32xf32>) -> tensor<7x20xf32>
    %77 = stablehlo.transpose %76, dims = [0, 1] : (tensor<7x20xf32>) -> tensor<7x20xf32>
    %78 = stablehlo.reshape %77 : (tensor<7x20xf32>) -> tensor<7x20xf32>
    return %78 : tensor<7x20xf32>
  }
}
