module {
  func.func @main(%arg0: tensor<7x9xf32> ) -> tensor<7x9xf32> {
    %0 = mhlo.constant dense<-3.000000e+00> : tensor<f32>
    %1 = mhlo.constant dense<3.000000e+00> : tensor<f32>
    %2 = mhlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = mhlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = mhlo.constant dense<2.550000e+02> : tensor<f32>
    %5 = mhlo.constant dense<2.550000e+02> : tensor<f32>
    %6 = mhlo.divide %2, %5 : tensor<f32>
    %7 = mhlo.divide %5, %2 : tensor<f32>
    %8 = mhlo.divide %0, %6 : tensor<f32>
    %9 = mhlo.subtract %3, %8 : tensor<f32>
    %10 = mhlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = mhlo.floor %9 : tensor<f32>
    %12 = mhlo.subtract %9, %11 : tensor<f32>
    %13 = mhlo.constant dense<5.000000e-01> : tensor<f32>
    %14 = mhlo.compare  GT, %12, %13 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %15 = mhlo.compare  EQ, %12, %13 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %16 = mhlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = mhlo.multiply %9, %13 : tensor<f32>
    %18 = mhlo.floor %17 : tensor<f32>
    %19 = mhlo.multiply %18, %16 : tensor<f32>
    %20 = mhlo.subtract %11, %19 : tensor<f32>
    %21 = mhlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = mhlo.compare  EQ, %20, %21 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %23 = mhlo.and %15, %22 : tensor<i1>
    %24 = mhlo.or %14, %23 : tensor<i1>
    %25 = mhlo.add %11, %21 : tensor<f32>
    %26 = shape.shape_of %24 : tensor<i1> -> tensor<0xindex>
    %27 = shape.shape_of %25 : tensor<f32> -> tensor<0xindex>
    %28 = shape.shape_of %11 : tensor<f32> -> tensor<0xindex>
    %29 = shape.const_witness true
    %30 = shape.assuming %29 -> (tensor<f32>) {
      %59 = shape.broadcast %26, %27, %28 : tensor<0xindex>, tensor<0xindex>, tensor<0xindex> -> tensor<?xindex>
      %cast = tensor.cast %59 : tensor<?xindex> to tensor<0xindex>
      %60 = "mhlo.dynamic_broadcast_in_dim"(%25, %cast) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>, tensor<0xindex>) -> tensor<f32>
      %61 = "mhlo.dynamic_broadcast_in_dim"(%11, %cast) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>, tensor<0xindex>) -> tensor<f32>
      %62 = mhlo.select %24, %60, %61 : tensor<i1>, tensor<f32>
      shape.assuming_yield %62 : tensor<f32>
    }
    %31 = mhlo.compare  EQ, %30, %10 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %32 = shape.shape_of %31 : tensor<i1> -> tensor<0xindex>
    %33 = shape.shape_of %10 : tensor<f32> -> tensor<0xindex>
    %34 = shape.shape_of %30 : tensor<f32> -> tensor<0xindex>
    %35 = shape.const_witness true
    %36 = shape.assuming %35 -> (tensor<f32>) {
      %59 = shape.broadcast %32, %33, %34 : tensor<0xindex>, tensor<0xindex>, tensor<0xindex> -> tensor<?xindex>
      %cast = tensor.cast %59 : tensor<?xindex> to tensor<0xindex>
      %60 = "mhlo.dynamic_broadcast_in_dim"(%10, %cast) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>, tensor<0xindex>) -> tensor<f32>
      %61 = "mhlo.dynamic_broadcast_in_dim"(%30, %cast) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>, tensor<0xindex>) -> tensor<f32>
      %62 = mhlo.select %31, %60, %61 : tensor<i1>, tensor<f32>
      shape.assuming_yield %62 : tensor<f32>
    }
    %37 = mhlo.constant dense<> : tensor<0xi32>
    %38 = mhlo.clamp %3, %36, %4 : tensor<f32>
    %39 = mhlo.subtract %3, %38 : tensor<f32>
    %40 = mhlo.subtract %4, %38 : tensor<f32>
    %41 = mhlo.multiply %39, %6 : tensor<f32>
    %42 = mhlo.multiply %40, %6 : tensor<f32>
    %43 = mhlo.constant dense<[7, 9]> : tensor<2xi32>
    %44 = "mhlo.dynamic_broadcast_in_dim"(%41, %43) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<7x9xf32>
    %45 = "mhlo.dynamic_broadcast_in_dim"(%42, %43) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<7x9xf32>
    %46 = mhlo.clamp %44, %arg0, %45 : tensor<7x9xf32>
    %47 = "mhlo.broadcast_in_dim"(%41) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %48 = mhlo.subtract %46, %47 : tensor<7x9xf32>
    %49 = "mhlo.broadcast_in_dim"(%7) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %50 = mhlo.multiply %48, %49 : tensor<7x9xf32>
    %51 = mhlo.constant dense<5.000000e-01> : tensor<f32>
    %52 = "mhlo.broadcast_in_dim"(%51) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %53 = mhlo.add %50, %52 : tensor<7x9xf32>
    %54 = mhlo.floor %53 : tensor<7x9xf32>
    %55 = "mhlo.broadcast_in_dim"(%6) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %56 = mhlo.multiply %54, %55 : tensor<7x9xf32>
    %57 = "mhlo.broadcast_in_dim"(%41) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %58 = mhlo.add %56, %57 : tensor<7x9xf32>
    return %58 : tensor<7x9xf32>
  }
}
