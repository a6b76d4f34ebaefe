module {
  func.func @main(%arg0: tensor<?x20xf32>) -> tensor<?x20xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_2 = stablehlo.constant dense<-4.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<-2.72614237E-10> : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.77068146E-8> : tensor<f32>
    %cst_6 = stablehlo.constant dense<-2.10102394E-6> : tensor<f32>
    %cst_7 = stablehlo.constant dense<-5.69250624E-5> : tensor<f32>
    %cst_8 = stablehlo.constant dense<-7.34990637E-4> : tensor<f32>
    %cst_9 = stablehlo.constant dense<-2.954600e-03> : tensor<f32>
    %cst_10 = stablehlo.constant dense<-0.0160960332> : tensor<f32>
    %cst_11 = stablehlo.constant dense<-1.45660715E-5> : tensor<f32>
    %cst_12 = stablehlo.constant dense<-2.13374049E-4> : tensor<f32>
    %cst_13 = stablehlo.constant dense<-0.00168282702> : tensor<f32>
    %cst_14 = stablehlo.constant dense<-0.00737332925> : tensor<f32>
    %cst_15 = stablehlo.constant dense<-0.0142647391> : tensor<f32>
    %cst_16 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %0 = shape.shape_of %arg0 : tensor<?x20xf32> -> tensor<2xindex>
    %1 = stablehlo.dynamic_broadcast_in_dim %cst, %0, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %2 = stablehlo.dynamic_broadcast_in_dim %cst_0, %0, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %3 = stablehlo.dynamic_broadcast_in_dim %cst_1, %0, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<?x20xf32>
    %5 = stablehlo.rsqrt %2 : tensor<?x20xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<?x20xf32>
    %7 = shape.shape_of %6 : tensor<?x20xf32> -> tensor<2xindex>
    %8 = stablehlo.dynamic_broadcast_in_dim %cst_2, %7, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %9 = stablehlo.dynamic_broadcast_in_dim %cst_3, %7, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %10 = stablehlo.clamp %8, %6, %9 : tensor<?x20xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<?x20xf32>
    %12 = shape.shape_of %11 : tensor<?x20xf32> -> tensor<2xindex>
    %13 = stablehlo.dynamic_broadcast_in_dim %cst_4, %12, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<?x20xf32>
    %15 = stablehlo.dynamic_broadcast_in_dim %cst_5, %12, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %16 = stablehlo.add %14, %15 : tensor<?x20xf32>
    %17 = stablehlo.multiply %16, %11 : tensor<?x20xf32>
    %18 = stablehlo.dynamic_broadcast_in_dim %cst_6, %12, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %19 = stablehlo.add %17, %18 : tensor<?x20xf32>
    %20 = stablehlo.multiply %19, %11 : tensor<?x20xf32>
    %21 = stablehlo.dynamic_broadcast_in_dim %cst_7, %12, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %22 = stablehlo.add %20, %21 : tensor<?x20xf32>
    %23 = stablehlo.multiply %22, %11 : tensor<?x20xf32>
    %24 = stablehlo.dynamic_broadcast_in_dim %cst_8, %12, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %25 = stablehlo.add %23, %24 : tensor<?x20xf32>
    %26 = stablehlo.multiply %25, %11 : tensor<?x20xf32>
    %27 = stablehlo.dynamic_broadcast_in_dim %cst_9, %12, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %28 = stablehlo.add %26, %27 : tensor<?x20xf32>
    %29 = stablehlo.multiply %28, %11 : tensor<?x20xf32>
    %30 = stablehlo.dynamic_broadcast_in_dim %cst_10, %12, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %31 = stablehlo.add %29, %30 : tensor<?x20xf32>
    %32 = stablehlo.dynamic_broadcast_in_dim %cst_11, %12, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %33 = stablehlo.multiply %32, %11 : tensor<?x20xf32>
    %34 = stablehlo.dynamic_broadcast_in_dim %cst_12, %12, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %35 = stablehlo.add %33, %34 : tensor<?x20xf32>
    %36 = stablehlo.multiply %35, %11 : tensor<?x20xf32>
    %37 = stablehlo.dynamic_broadcast_in_dim %cst_13, %12, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %38 = stablehlo.add %36, %37 : tensor<?x20xf32>
    %39 = stablehlo.multiply %38, %11 : tensor<?x20xf32>
    %40 = stablehlo.dynamic_broadcast_in_dim %cst_14, %12, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %41 = stablehlo.add %39, %40 : tensor<?x20xf32>
    %42 = stablehlo.multiply %41, %11 : tensor<?x20xf32>
    %43 = stablehlo.dynamic_broadcast_in_dim %cst_15, %12, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %44 = stablehlo.add %42, %43 : tensor<?x20xf32>
    %45 = stablehlo.multiply %10, %31 : tensor<?x20xf32>
    %46 = stablehlo.divide %45, %44 : tensor<?x20xf32>
    %47 = shape.shape_of %10 : tensor<?x20xf32> -> tensor<2xindex>
    %48 = stablehlo.dynamic_broadcast_in_dim %cst_16, %47, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %49 = stablehlo.dynamic_broadcast_in_dim %cst, %47, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x20xf32>
    %50 = stablehlo.clamp %48, %46, %49 : tensor<?x20xf32>
    %51 = stablehlo.add %50, %1 : tensor<?x20xf32>
    %52 = stablehlo.multiply %51, %4 : tensor<?x20xf32>
    return %52 : tensor<?x20xf32>
  }
}
