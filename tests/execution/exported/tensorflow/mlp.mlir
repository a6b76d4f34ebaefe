module @a_inference__lambda__43__.3 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @region_0.1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @region_1.2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<7x20xf32>, %arg1: tensor<20x32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32x5xf32>) -> tensor<7x5xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<7x20xf32>) -> tensor<7x20xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<20x32xf32>) -> tensor<20x32xf32>
    %3 = stablehlo.dot %1, %2, precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<7x20xf32>, tensor<20x32xf32>) -> tensor<7x32xf32>
    %4 = stablehlo.transpose %3, dims = [0, 1] : (tensor<7x32xf32>) -> tensor<7x32xf32>
    %5 = stablehlo.reshape %arg2 : (tensor<32xf32>) -> tensor<32xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<32xf32>) -> tensor<7x32xf32>
    %7 = stablehlo.add %4, %6 : tensor<7x32xf32>
    %8 = stablehlo.multiply %0, %7 : tensor<7x32xf32>
    %9 = stablehlo.negate %7 : tensor<7x32xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<7x32xf32>
    %12 = stablehlo.abs %11 : tensor<7x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %14 = stablehlo.compare  GT, %12, %13 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %16 = stablehlo.compare  LT, %11, %15 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %18 = stablehlo.multiply %11, %11 : tensor<7x32xf32>
    %19 = stablehlo.negate %18 : tensor<7x32xf32>
    %20 = stablehlo.exponential %19 : tensor<7x32xf32>
    %cst_4 = stablehlo.constant dense<0.102081165> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %23 = stablehlo.divide %22, %18 : tensor<7x32xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<7x32xf32>
    %cst_6 = stablehlo.constant dense<0.429206669> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %26 = stablehlo.add %24, %25 : tensor<7x32xf32>
    %27 = stablehlo.multiply %26, %23 : tensor<7x32xf32>
    %cst_7 = stablehlo.constant dense<0.323790789> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %29 = stablehlo.add %27, %28 : tensor<7x32xf32>
    %30 = stablehlo.multiply %29, %23 : tensor<7x32xf32>
    %cst_8 = stablehlo.constant dense<0.053971976> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %32 = stablehlo.add %30, %31 : tensor<7x32xf32>
    %33 = stablehlo.abs %11 : tensor<7x32xf32>
    %cst_9 = stablehlo.constant dense<1.006000e+01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %35 = stablehlo.minimum %33, %34 : tensor<7x32xf32>
    %cst_10 = stablehlo.constant dense<0.0172516778> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %37 = stablehlo.multiply %36, %23 : tensor<7x32xf32>
    %cst_11 = stablehlo.constant dense<0.391371638> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %39 = stablehlo.add %37, %38 : tensor<7x32xf32>
    %40 = stablehlo.multiply %39, %23 : tensor<7x32xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %42 = stablehlo.add %40, %41 : tensor<7x32xf32>
    %43 = stablehlo.multiply %42, %23 : tensor<7x32xf32>
    %cst_13 = stablehlo.constant dense<0.621732413> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %45 = stablehlo.add %43, %44 : tensor<7x32xf32>
    %46 = stablehlo.multiply %45, %23 : tensor<7x32xf32>
    %cst_14 = stablehlo.constant dense<0.095662862> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %48 = stablehlo.add %46, %47 : tensor<7x32xf32>
    %49 = stablehlo.multiply %35, %48 : tensor<7x32xf32>
    %50 = stablehlo.divide %32, %49 : tensor<7x32xf32>
    %51 = stablehlo.multiply %20, %50 : tensor<7x32xf32>
    %52 = stablehlo.subtract %17, %51 : tensor<7x32xf32>
    %53 = stablehlo.select %16, %52, %51 : tensor<7x32xi1>, tensor<7x32xf32>
    %cst_15 = stablehlo.constant dense<5.61802299E-4> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %55 = stablehlo.multiply %11, %11 : tensor<7x32xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<7x32xf32>
    %cst_16 = stablehlo.constant dense<-0.00491381669> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %58 = stablehlo.add %56, %57 : tensor<7x32xf32>
    %59 = stablehlo.multiply %58, %55 : tensor<7x32xf32>
    %cst_17 = stablehlo.constant dense<0.0267075151> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %61 = stablehlo.add %59, %60 : tensor<7x32xf32>
    %62 = stablehlo.multiply %61, %55 : tensor<7x32xf32>
    %cst_18 = stablehlo.constant dense<-0.112800106> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %64 = stablehlo.add %62, %63 : tensor<7x32xf32>
    %65 = stablehlo.multiply %64, %55 : tensor<7x32xf32>
    %cst_19 = stablehlo.constant dense<0.376122952> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %67 = stablehlo.add %65, %66 : tensor<7x32xf32>
    %68 = stablehlo.multiply %67, %55 : tensor<7x32xf32>
    %cst_20 = stablehlo.constant dense<-1.12837911> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %70 = stablehlo.add %68, %69 : tensor<7x32xf32>
    %71 = stablehlo.multiply %11, %70 : tensor<7x32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %73 = stablehlo.add %71, %72 : tensor<7x32xf32>
    %74 = stablehlo.select %14, %53, %73 : tensor<7x32xi1>, tensor<7x32xf32>
    %75 = stablehlo.multiply %8, %74 : tensor<7x32xf32>
    %76 = stablehlo.reshape %arg3 : (tensor<32x5xf32>) -> tensor<32x5xf32>
    %77 = stablehlo.dot %75, %76, precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<7x32xf32>, tensor<32x5xf32>) -> tensor<7x5xf32>
    %78 = stablehlo.transpose %77, dims = [0, 1] : (tensor<7x5xf32>) -> tensor<7x5xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_22) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %80 = stablehlo.reshape %79 : (tensor<7xf32>) -> tensor<7x1xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1xf32>
    %82 = stablehlo.reshape %81 : (tensor<7x1xf32>) -> tensor<7xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %84 = stablehlo.subtract %78, %83 : tensor<7x5xf32>
    %85 = stablehlo.exponential %84 : tensor<7x5xf32>
    %cst_23 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %87 = stablehlo.reshape %86 : (tensor<7xf32>) -> tensor<7x1xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1xf32>
    %89 = stablehlo.reshape %88 : (tensor<7x1xf32>) -> tensor<7xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %91 = stablehlo.divide %85, %90 : tensor<7x5xf32>
    %92 = stablehlo.reshape %91 : (tensor<7x5xf32>) -> tensor<7x5xf32>
    return %92 : tensor<7x5xf32>
  }
}
