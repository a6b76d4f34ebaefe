module {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %cst = stablehlo.constant dense<-4.000000e+00> : tensor<7x9xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<7x9xf32>
    %cst_1 = stablehlo.constant dense<-2.72614237E-10> : tensor<7x9xf32>
    %cst_2 = stablehlo.constant dense<2.77068146E-8> : tensor<7x9xf32>
    %cst_3 = stablehlo.constant dense<-2.10102394E-6> : tensor<7x9xf32>
    %cst_4 = stablehlo.constant dense<-5.69250624E-5> : tensor<7x9xf32>
    %cst_5 = stablehlo.constant dense<-7.34990637E-4> : tensor<7x9xf32>
    %cst_6 = stablehlo.constant dense<-2.954600e-03> : tensor<7x9xf32>
    %cst_7 = stablehlo.constant dense<-0.0160960332> : tensor<7x9xf32>
    %cst_8 = stablehlo.constant dense<-1.45660715E-5> : tensor<7x9xf32>
    %cst_9 = stablehlo.constant dense<-2.13374049E-4> : tensor<7x9xf32>
    %cst_10 = stablehlo.constant dense<-0.00168282702> : tensor<7x9xf32>
    %cst_11 = stablehlo.constant dense<-0.00737332925> : tensor<7x9xf32>
    %cst_12 = stablehlo.constant dense<-0.0142647391> : tensor<7x9xf32>
    %cst_13 = stablehlo.constant dense<-1.000000e+00> : tensor<7x9xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<7x9xf32>
    %0 = stablehlo.clamp %cst, %arg0, %cst_0 : tensor<7x9xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<7x9xf32>
    %2 = stablehlo.multiply %cst_1, %1 : tensor<7x9xf32>
    %3 = stablehlo.add %2, %cst_2 : tensor<7x9xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<7x9xf32>
    %5 = stablehlo.add %4, %cst_3 : tensor<7x9xf32>
    %6 = stablehlo.multiply %5, %1 : tensor<7x9xf32>
    %7 = stablehlo.add %6, %cst_4 : tensor<7x9xf32>
    %8 = stablehlo.multiply %7, %1 : tensor<7x9xf32>
    %9 = stablehlo.add %8, %cst_5 : tensor<7x9xf32>
    %10 = stablehlo.multiply %9, %1 : tensor<7x9xf32>
    %11 = stablehlo.add %10, %cst_6 : tensor<7x9xf32>
    %12 = stablehlo.multiply %11, %1 : tensor<7x9xf32>
    %13 = stablehlo.add %12, %cst_7 : tensor<7x9xf32>
    %14 = stablehlo.multiply %cst_8, %1 : tensor<7x9xf32>
    %15 = stablehlo.add %14, %cst_9 : tensor<7x9xf32>
    %16 = stablehlo.multiply %15, %1 : tensor<7x9xf32>
    %17 = stablehlo.add %16, %cst_10 : tensor<7x9xf32>
    %18 = stablehlo.multiply %17, %1 : tensor<7x9xf32>
    %19 = stablehlo.add %18, %cst_11 : tensor<7x9xf32>
    %20 = stablehlo.multiply %19, %1 : tensor<7x9xf32>
    %21 = stablehlo.add %20, %cst_12 : tensor<7x9xf32>
    %22 = stablehlo.multiply %0, %13 : tensor<7x9xf32>
    %23 = stablehlo.divide %22, %21 : tensor<7x9xf32>
    %24 = stablehlo.clamp %cst_13, %23, %cst_14 : tensor<7x9xf32>
    %25 = stablehlo.abs %arg0 : tensor<7x9xf32>
    %26 = stablehlo.log_plus_one %25 : tensor<7x9xf32>
    %27 = stablehlo.add %24, %26 : tensor<7x9xf32>
    %28 = stablehlo.exponential_minus_one %arg0 : tensor<7x9xf32>
    %29 = stablehlo.add %27, %28 : tensor<7x9xf32>
    return %29 : tensor<7x9xf32>
  }
}
