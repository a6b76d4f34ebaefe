module {
  func.func @main(%arg0: tensor<7x20xf32> , %arg1: tensor<20x32xf32> , %arg2: tensor<32xf32>, %arg3: tensor<32x5xf32> ) -> tensor<7x20xf32> {
    %0 = mhlo.constant dense<[1, 2, 3, 4, 0, 1, 2]> : tensor<7xi32>
    %1 = mhlo.constant dense<0.142857149> : tensor<7x1xf32>
    %2 = mhlo.constant dense<[0, 1]> : tensor<2xi64>
    %3 = mhlo.constant dense<[0, 1]> : tensor<2xi64>
    %4 = "mhlo.dot"(%arg0, %arg1) <{precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]}> : (tensor<7x20xf32>, tensor<20x32xf32>) -> tensor<7x32xf32>
    %5 = "mhlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<32xf32>) -> tensor<7x32xf32>
    %6 = mhlo.add %4, %5 : tensor<7x32xf32>
    %7 = mhlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = "mhlo.broadcast_in_dim"(%7) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7x32xf32>
    %9 = mhlo.maximum %6, %8 : tensor<7x32xf32>
    %10 = mhlo.constant dense<[0, 1]> : tensor<2xi64>
    %11 = mhlo.constant dense<[0, 1]> : tensor<2xi64>
    %12 = "mhlo.dot"(%9, %arg3) <{precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]}> : (tensor<7x32xf32>, tensor<32x5xf32>) -> tensor<7x5xf32>
    %13 = mhlo.constant dense<5> : tensor<i32>
    %14 = mhlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = mhlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = mhlo.constant dense<[[0.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00], [1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<7x5xf32>
    %17 = mhlo.constant dense<0> : tensor<i32>
    %18 = mhlo.constant dense<true> : tensor<7xi1>
    %19 = mhlo.constant dense<5> : tensor<i32>
    %20 = mhlo.constant dense<true> : tensor<7xi1>
    %21 = mhlo.and %18, %20 : tensor<7xi1>
    %22 = mhlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = mhlo.constant dense<0x7FC00000> : tensor<f32>
    %24 = shape.shape_of %21 : tensor<7xi1> -> tensor<1xindex>
    %25 = shape.shape_of %22 : tensor<f32> -> tensor<0xindex>
    %26 = shape.shape_of %23 : tensor<f32> -> tensor<0xindex>
    %27 = shape.const_witness true
    %28 = shape.assuming %27 -> (tensor<7xf32>) {
      %95 = shape.broadcast %24, %25, %26 : tensor<1xindex>, tensor<0xindex>, tensor<0xindex> -> tensor<?xindex>
      %cast = tensor.cast %95 : tensor<?xindex> to tensor<1xindex>
      %96 = "mhlo.dynamic_broadcast_in_dim"(%21, %cast) <{broadcast_dimensions = dense<0> : tensor<1xi64>}> : (tensor<7xi1>, tensor<1xindex>) -> tensor<7xi1>
      %97 = "mhlo.dynamic_broadcast_in_dim"(%22, %cast) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>, tensor<1xindex>) -> tensor<7xf32>
      %98 = "mhlo.dynamic_broadcast_in_dim"(%23, %cast) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>, tensor<1xindex>) -> tensor<7xf32>
      %99 = mhlo.select %96, %97, %98 : tensor<7xi1>, tensor<7xf32>
      shape.assuming_yield %99 : tensor<7xf32>
    }
    %29 = mhlo.constant dense<-1> : tensor<1xi64>
    %30 = mhlo.reshape %28 : (tensor<7xf32>) -> tensor<7x1xf32>
    %31 = "mhlo.broadcast_in_dim"(%30) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %32 = mhlo.add %16, %31 : tensor<7x5xf32>
    %33 = mhlo.constant dense<-1> : tensor<1xi64>
    %34 = mhlo.convert %12 : tensor<7x5xf32>
    %35 = mhlo.constant dense<0xFF800000> : tensor<f32>
    %36 = mhlo.reduce(%34 init: %35) applies mhlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %37 = mhlo.convert %36 : tensor<7xf32>
    %cst = arith.constant dense<1> : tensor<1xi32>
    %38 = mhlo.reshape %37 : (tensor<7xf32>) -> tensor<7x1xf32>
    %39 = "mhlo.broadcast_in_dim"(%38) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %40 = mhlo.subtract %12, %39 : tensor<7x5xf32>
    %41 = mhlo.exponential %40 : tensor<7x5xf32>
    %42 = mhlo.convert %41 : tensor<7x5xf32>
    %43 = mhlo.constant dense<-0.000000e+00> : tensor<f32>
    %44 = mhlo.reduce(%42 init: %43) applies mhlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %45 = mhlo.convert %44 : tensor<7xf32>
    %cst_0 = arith.constant dense<1> : tensor<1xi32>
    %46 = mhlo.reshape %45 : (tensor<7xf32>) -> tensor<7x1xf32>
    %47 = mhlo.log %46 : tensor<7x1xf32>
    %48 = "mhlo.broadcast_in_dim"(%47) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %49 = mhlo.subtract %40, %48 : tensor<7x5xf32>
    %50 = mhlo.negate %32 : tensor<7x5xf32>
    %51 = mhlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = "mhlo.broadcast_in_dim"(%51) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7x5xf32>
    %53 = mhlo.compare  EQ, %50, %52 : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xi1>
    %54 = mhlo.multiply %49, %50 : tensor<7x5xf32>
    %55 = shape.shape_of %53 : tensor<7x5xi1> -> tensor<2xindex>
    %56 = shape.shape_of %51 : tensor<f32> -> tensor<0xindex>
    %57 = shape.shape_of %54 : tensor<7x5xf32> -> tensor<2xindex>
    %58 = shape.const_witness true
    %59 = shape.assuming %58 -> (tensor<7x5xf32>) {
      %95 = shape.broadcast %55, %56, %57 : tensor<2xindex>, tensor<0xindex>, tensor<2xindex> -> tensor<?xindex>
      %cast = tensor.cast %95 : tensor<?xindex> to tensor<2xindex>
      %96 = "mhlo.dynamic_broadcast_in_dim"(%53, %cast) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x5xi1>, tensor<2xindex>) -> tensor<7x5xi1>
      %97 = "mhlo.dynamic_broadcast_in_dim"(%51, %cast) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>, tensor<2xindex>) -> tensor<7x5xf32>
      %98 = "mhlo.dynamic_broadcast_in_dim"(%54, %cast) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x5xf32>, tensor<2xindex>) -> tensor<7x5xf32>
      %99 = mhlo.select %96, %97, %98 : tensor<7x5xi1>, tensor<7x5xf32>
      shape.assuming_yield %99 : tensor<7x5xf32>
    }
    %60 = mhlo.constant dense<-1> : tensor<1xi64>
    %61 = mhlo.convert %59 : tensor<7x5xf32>
    %62 = mhlo.constant dense<-0.000000e+00> : tensor<f32>
    %63 = mhlo.reduce(%61 init: %62) applies mhlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %64 = mhlo.convert %63 : tensor<7xf32>
    %65 = mhlo.constant dense<-1> : tensor<1xi64>
    %66 = mhlo.convert %12 : tensor<7x5xf32>
    %67 = mhlo.constant dense<0xFF800000> : tensor<f32>
    %68 = mhlo.reduce(%66 init: %67) applies mhlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %69 = mhlo.convert %68 : tensor<7xf32>
    %cst_1 = arith.constant dense<1> : tensor<1xi32>
    %70 = mhlo.reshape %69 : (tensor<7xf32>) -> tensor<7x1xf32>
    %71 = "mhlo.broadcast_in_dim"(%70) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %72 = mhlo.subtract %12, %71 : tensor<7x5xf32>
    %73 = mhlo.exponential %72 : tensor<7x5xf32>
    %74 = mhlo.convert %73 : tensor<7x5xf32>
    %75 = mhlo.constant dense<-0.000000e+00> : tensor<f32>
    %76 = mhlo.reduce(%74 init: %75) applies mhlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %77 = mhlo.convert %76 : tensor<7xf32>
    %cst_2 = arith.constant dense<1> : tensor<1xi32>
    %78 = mhlo.reshape %77 : (tensor<7xf32>) -> tensor<7x1xf32>
    %79 = "mhlo.broadcast_in_dim"(%78) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %80 = mhlo.divide %73, %79 : tensor<7x5xf32>
    %81 = mhlo.subtract %80, %32 : tensor<7x5xf32>
    %82 = "mhlo.broadcast_in_dim"(%1) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %83 = mhlo.multiply %81, %82 : tensor<7x5xf32>
    %84 = mhlo.constant dense<[0, 1]> : tensor<2xi64>
    %85 = mhlo.constant dense<[1, 0]> : tensor<2xi64>
    %86 = "mhlo.transpose"(%arg3) <{permutation = dense<[1, 0]> : tensor<2xi64>}> : (tensor<32x5xf32>) -> tensor<5x32xf32>
    %87 = "mhlo.dot"(%83, %86) <{precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]}> : (tensor<7x5xf32>, tensor<5x32xf32>) -> tensor<7x32xf32>
    %88 = mhlo.constant dense<0.000000e+00> : tensor<7x32xf32>
    %89 = mhlo.compare  GT, %9, %88 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %90 = mhlo.select %89, %87, %88 : tensor<7x32xi1>, tensor<7x32xf32>
    %91 = mhlo.constant dense<[0, 1]> : tensor<2xi64>
    %92 = mhlo.constant dense<[1, 0]> : tensor<2xi64>
    %93 = "mhlo.transpose"(%arg1) <{permutation = dense<[1, 0]> : tensor<2xi64>}> : (tensor<20x32xf32>) -> tensor<32x20xf32>
    %94 = "mhlo.dot"(%90, %93) <{precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]}> : (tensor<7x32xf32>, tensor<32x20xf32>) -> tensor<7x20xf32>
    return %94 : tensor<7x20xf32>
  }
}
