module {
  func.func @main(%arg0: tensor<7x20xf32> , %arg1: tensor<20x32xf32> , %arg2: tensor<32xf32>, %arg3: tensor<32x5xf32> ) -> tensor<7x5xf32> {
    %0 = mhlo.constant dense<0.707106769> : tensor<f32>
    %1 = mhlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = mhlo.constant dense<[0, 1]> : tensor<2xi64>
    %3 = mhlo.constant dense<[0, 1]> : tensor<2xi64>
    %4 = "mhlo.dot"(%arg0, %arg1) <{precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]}> : (tensor<7x20xf32>, tensor<20x32xf32>) -> tensor<7x32xf32>
    %5 = "mhlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<32xf32>) -> tensor<7x32xf32>
    %6 = mhlo.add %4, %5 : tensor<7x32xf32>
    %7 = mhlo.negate %6 : tensor<7x32xf32>
    %8 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7x32xf32>
    %9 = mhlo.multiply %7, %8 : tensor<7x32xf32>
    %10 = mhlo.multiply %9, %9 : tensor<7x32xf32>
    %11 = mhlo.negate %10 : tensor<7x32xf32>
    %12 = mhlo.abs %9 : tensor<7x32xf32>
    %13 = mhlo.constant dense<1.000000e+00> : tensor<7x32xf32>
    %14 = mhlo.divide %13, %10 : tensor<7x32xf32>
    %15 = mhlo.exponential %11 : tensor<7x32xf32>
    %16 = mhlo.divide %13, %12 : tensor<7x32xf32>
    %17 = mhlo.multiply %15, %16 : tensor<7x32xf32>
    %18 = mhlo.constant dense<2.000000e+00> : tensor<7x32xf32>
    %19 = mhlo.compare  LT, %12, %18 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %20 = mhlo.constant dense<2.326820e-02> : tensor<7x32xf32>
    %21 = mhlo.multiply %20, %14 : tensor<7x32xf32>
    %22 = mhlo.constant dense<-0.138703942> : tensor<7x32xf32>
    %23 = mhlo.add %21, %22 : tensor<7x32xf32>
    %24 = mhlo.multiply %23, %14 : tensor<7x32xf32>
    %25 = mhlo.constant dense<0.368742466> : tensor<7x32xf32>
    %26 = mhlo.add %24, %25 : tensor<7x32xf32>
    %27 = mhlo.multiply %26, %14 : tensor<7x32xf32>
    %28 = mhlo.constant dense<-0.582473278> : tensor<7x32xf32>
    %29 = mhlo.add %27, %28 : tensor<7x32xf32>
    %30 = mhlo.multiply %29, %14 : tensor<7x32xf32>
    %31 = mhlo.constant dense<0.621000468> : tensor<7x32xf32>
    %32 = mhlo.add %30, %31 : tensor<7x32xf32>
    %33 = mhlo.multiply %32, %14 : tensor<7x32xf32>
    %34 = mhlo.constant dense<-0.494451523> : tensor<7x32xf32>
    %35 = mhlo.add %33, %34 : tensor<7x32xf32>
    %36 = mhlo.multiply %35, %14 : tensor<7x32xf32>
    %37 = mhlo.constant dense<3.404880e-01> : tensor<7x32xf32>
    %38 = mhlo.add %36, %37 : tensor<7x32xf32>
    %39 = mhlo.multiply %38, %14 : tensor<7x32xf32>
    %40 = mhlo.constant dense<-0.274112701> : tensor<7x32xf32>
    %41 = mhlo.add %39, %40 : tensor<7x32xf32>
    %42 = mhlo.multiply %41, %14 : tensor<7x32xf32>
    %43 = mhlo.constant dense<0.563825965> : tensor<7x32xf32>
    %44 = mhlo.add %42, %43 : tensor<7x32xf32>
    %45 = mhlo.constant dense<-10.477664> : tensor<7x32xf32>
    %46 = mhlo.multiply %45, %14 : tensor<7x32xf32>
    %47 = mhlo.constant dense<1.297720e+01> : tensor<7x32xf32>
    %48 = mhlo.add %46, %47 : tensor<7x32xf32>
    %49 = mhlo.multiply %48, %14 : tensor<7x32xf32>
    %50 = mhlo.constant dense<-7.49551868> : tensor<7x32xf32>
    %51 = mhlo.add %49, %50 : tensor<7x32xf32>
    %52 = mhlo.multiply %51, %14 : tensor<7x32xf32>
    %53 = mhlo.constant dense<2.92101908> : tensor<7x32xf32>
    %54 = mhlo.add %52, %53 : tensor<7x32xf32>
    %55 = mhlo.multiply %54, %14 : tensor<7x32xf32>
    %56 = mhlo.constant dense<-1.01526523> : tensor<7x32xf32>
    %57 = mhlo.add %55, %56 : tensor<7x32xf32>
    %58 = mhlo.multiply %57, %14 : tensor<7x32xf32>
    %59 = mhlo.constant dense<0.42184633> : tensor<7x32xf32>
    %60 = mhlo.add %58, %59 : tensor<7x32xf32>
    %61 = mhlo.multiply %60, %14 : tensor<7x32xf32>
    %62 = mhlo.constant dense<-0.282076746> : tensor<7x32xf32>
    %63 = mhlo.add %61, %62 : tensor<7x32xf32>
    %64 = mhlo.multiply %63, %14 : tensor<7x32xf32>
    %65 = mhlo.constant dense<0.564189494> : tensor<7x32xf32>
    %66 = mhlo.add %64, %65 : tensor<7x32xf32>
    %67 = mhlo.select %19, %44, %66 : tensor<7x32xi1>, tensor<7x32xf32>
    %68 = mhlo.multiply %17, %67 : tensor<7x32xf32>
    %69 = mhlo.constant dense<-88.7228394> : tensor<7x32xf32>
    %70 = mhlo.compare  LT, %11, %69 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %71 = mhlo.constant dense<0.000000e+00> : tensor<7x32xf32>
    %72 = mhlo.select %70, %71, %68 : tensor<7x32xi1>, tensor<7x32xf32>
    %73 = mhlo.compare  LT, %9, %71 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %74 = mhlo.subtract %18, %72 : tensor<7x32xf32>
    %75 = mhlo.select %73, %74, %72 : tensor<7x32xi1>, tensor<7x32xf32>
    %76 = mhlo.constant dense<1.000000e+00> : tensor<7x32xf32>
    %77 = mhlo.multiply %9, %9 : tensor<7x32xf32>
    %78 = mhlo.constant dense<7.85386146E-5> : tensor<7x32xf32>
    %79 = mhlo.multiply %78, %77 : tensor<7x32xf32>
    %80 = mhlo.constant dense<-8.0101937E-4> : tensor<7x32xf32>
    %81 = mhlo.add %79, %80 : tensor<7x32xf32>
    %82 = mhlo.multiply %81, %77 : tensor<7x32xf32>
    %83 = mhlo.constant dense<0.00518832775> : tensor<7x32xf32>
    %84 = mhlo.add %82, %83 : tensor<7x32xf32>
    %85 = mhlo.multiply %84, %77 : tensor<7x32xf32>
    %86 = mhlo.constant dense<-0.0268538129> : tensor<7x32xf32>
    %87 = mhlo.add %85, %86 : tensor<7x32xf32>
    %88 = mhlo.multiply %87, %77 : tensor<7x32xf32>
    %89 = mhlo.constant dense<0.112835854> : tensor<7x32xf32>
    %90 = mhlo.add %88, %89 : tensor<7x32xf32>
    %91 = mhlo.multiply %90, %77 : tensor<7x32xf32>
    %92 = mhlo.constant dense<-0.37612626> : tensor<7x32xf32>
    %93 = mhlo.add %91, %92 : tensor<7x32xf32>
    %94 = mhlo.multiply %93, %77 : tensor<7x32xf32>
    %95 = mhlo.constant dense<1.12837911> : tensor<7x32xf32>
    %96 = mhlo.add %94, %95 : tensor<7x32xf32>
    %97 = mhlo.multiply %9, %96 : tensor<7x32xf32>
    %98 = mhlo.subtract %76, %97 : tensor<7x32xf32>
    %99 = mhlo.abs %9 : tensor<7x32xf32>
    %100 = mhlo.compare  LT, %99, %76 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %101 = mhlo.select %100, %98, %75 : tensor<7x32xi1>, tensor<7x32xf32>
    %102 = "mhlo.broadcast_in_dim"(%1) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7x32xf32>
    %103 = mhlo.multiply %6, %102 : tensor<7x32xf32>
    %104 = mhlo.multiply %103, %101 : tensor<7x32xf32>
    %105 = mhlo.constant dense<[0, 1]> : tensor<2xi64>
    %106 = mhlo.constant dense<[0, 1]> : tensor<2xi64>
    %107 = "mhlo.dot"(%104, %arg3) <{precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]}> : (tensor<7x32xf32>, tensor<32x5xf32>) -> tensor<7x5xf32>
    %108 = mhlo.constant dense<-1> : tensor<1xi64>
    %109 = mhlo.convert %107 : tensor<7x5xf32>
    %110 = mhlo.constant dense<0xFF800000> : tensor<f32>
    %111 = mhlo.reduce(%109 init: %110) applies mhlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %112 = mhlo.convert %111 : tensor<7xf32>
    %cst = arith.constant dense<1> : tensor<1xi32>
    %113 = mhlo.reshape %112 : (tensor<7xf32>) -> tensor<7x1xf32>
    %114 = "mhlo.broadcast_in_dim"(%113) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %115 = mhlo.subtract %107, %114 : tensor<7x5xf32>
    %116 = mhlo.exponential %115 : tensor<7x5xf32>
    %117 = mhlo.convert %116 : tensor<7x5xf32>
    %118 = mhlo.constant dense<-0.000000e+00> : tensor<f32>
    %119 = mhlo.reduce(%117 init: %118) applies mhlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %120 = mhlo.convert %119 : tensor<7xf32>
    %cst_0 = arith.constant dense<1> : tensor<1xi32>
    %121 = mhlo.reshape %120 : (tensor<7xf32>) -> tensor<7x1xf32>
    %122 = "mhlo.broadcast_in_dim"(%121) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %123 = mhlo.divide %116, %122 : tensor<7x5xf32>
    return %123 : tensor<7x5xf32>
  }
}
