module {
  func.func @main(%arg0: tensor<?x9xf32>) -> tensor<?xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_2 = arith.constant dense<2> : tensor<1xi64>
    %cst_3 = arith.constant dense<9> : tensor<1xi64>
    %cst_4 = arith.constant dense<8.000000e+00> : tensor<1xf64>
    %0 = stablehlo.convert %cst_2 : (tensor<1xi64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.abs %arg0 : tensor<?x9xf32>
    %3 = shape.shape_of %2 : tensor<?x9xf32> -> tensor<2xindex>
    %4 = stablehlo.dynamic_broadcast_in_dim %2, %3, dims = [0, 1] : (tensor<?x9xf32>, tensor<2xindex>) -> tensor<?x9xf32>
    %5 = stablehlo.dynamic_broadcast_in_dim %1, %3, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x9xf32>
    %6 = stablehlo.power %4, %5 : tensor<?x9xf32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<?x9xf32>, tensor<f32>) -> tensor<?xf32>
    %8 = stablehlo.divide %cst_0, %1 : tensor<f32>
    %9 = shape.shape_of %7 : tensor<?xf32> -> tensor<1xindex>
    %10 = stablehlo.dynamic_broadcast_in_dim %7, %9, dims = [0] : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
    %11 = stablehlo.dynamic_broadcast_in_dim %8, %9, dims = [] : (tensor<f32>, tensor<1xindex>) -> tensor<?xf32>
    %12 = stablehlo.power %10, %11 : tensor<?xf32>
    %13 = stablehlo.convert %arg0 : (tensor<?x9xf32>) -> tensor<?x9xf64>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<?x9xf64>, tensor<f64>) -> tensor<?xf64>
    %dim = tensor.dim %13, %c0 : tensor<?x9xf64>
    %from_elements = tensor.from_elements %dim, %c1 : tensor<2xindex>
    %15 = stablehlo.dynamic_reshape %14, %from_elements : (tensor<?xf64>, tensor<2xindex>) -> tensor<?x1xf64>
    %16 = stablehlo.convert %cst_3 : (tensor<1xi64>) -> tensor<1xf64>
    %17 = stablehlo.reshape %16 : (tensor<1xf64>) -> tensor<f64>
    %18 = shape.shape_of %15 : tensor<?x1xf64> -> tensor<2xindex>
    %19 = stablehlo.dynamic_broadcast_in_dim %15, %18, dims = [0, 1] : (tensor<?x1xf64>, tensor<2xindex>) -> tensor<?x1xf64>
    %20 = stablehlo.dynamic_broadcast_in_dim %17, %18, dims = [] : (tensor<f64>, tensor<2xindex>) -> tensor<?x1xf64>
    %21 = stablehlo.divide %19, %20 : tensor<?x1xf64>
    %22 = shape.shape_of %13 : tensor<?x9xf64> -> tensor<2xindex>
    %23 = shape.shape_of %21 : tensor<?x1xf64> -> tensor<2xindex>
    %24 = shape.cstr_broadcastable %22, %23 : tensor<2xindex>, tensor<2xindex>
    %25 = shape.assuming %24 -> (tensor<?x9xf64>) {
      %57 = shape.broadcast %22, %23 : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
      %58 = stablehlo.dynamic_broadcast_in_dim %13, %57, dims = [0, 1] : (tensor<?x9xf64>, tensor<2xindex>) -> tensor<?x9xf64>
      %59 = stablehlo.dynamic_broadcast_in_dim %21, %57, dims = [0, 1] : (tensor<?x1xf64>, tensor<2xindex>) -> tensor<?x9xf64>
      %60 = stablehlo.subtract %58, %59 : tensor<?x9xf64>
      shape.assuming_yield %60 : tensor<?x9xf64>
    }
    %26 = shape.shape_of %25 : tensor<?x9xf64> -> tensor<2xindex>
    %27 = stablehlo.dynamic_broadcast_in_dim %25, %26, dims = [0, 1] : (tensor<?x9xf64>, tensor<2xindex>) -> tensor<?x9xf64>
    %28 = stablehlo.multiply %27, %27 : tensor<?x9xf64>
    %29 = stablehlo.reduce(%28 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<?x9xf64>, tensor<f64>) -> tensor<?xf64>
    %30 = stablehlo.convert %cst_4 : tensor<1xf64>
    %31 = stablehlo.reshape %30 : (tensor<1xf64>) -> tensor<f64>
    %32 = shape.shape_of %29 : tensor<?xf64> -> tensor<1xindex>
    %33 = stablehlo.dynamic_broadcast_in_dim %29, %32, dims = [0] : (tensor<?xf64>, tensor<1xindex>) -> tensor<?xf64>
    %34 = stablehlo.dynamic_broadcast_in_dim %31, %32, dims = [] : (tensor<f64>, tensor<1xindex>) -> tensor<?xf64>
    %35 = stablehlo.divide %33, %34 : tensor<?xf64>
    %36 = stablehlo.convert %35 : (tensor<?xf64>) -> tensor<?xf32>
    %37 = stablehlo.sqrt %36 : tensor<?xf32>
    %38 = shape.shape_of %12 : tensor<?xf32> -> tensor<1xindex>
    %39 = shape.shape_of %37 : tensor<?xf32> -> tensor<1xindex>
    %40 = shape.cstr_broadcastable %38, %39 : tensor<1xindex>, tensor<1xindex>
    %41 = shape.assuming %40 -> (tensor<?xf32>) {
      %57 = shape.broadcast %38, %39 : tensor<1xindex>, tensor<1xindex> -> tensor<1xindex>
      %58 = stablehlo.dynamic_broadcast_in_dim %12, %57, dims = [0] : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
      %59 = stablehlo.dynamic_broadcast_in_dim %37, %57, dims = [0] : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
      %60 = stablehlo.add %58, %59 : tensor<?xf32>
      shape.assuming_yield %60 : tensor<?xf32>
    }
    %42 = shape.cstr_broadcastable %22, %23 : tensor<2xindex>, tensor<2xindex>
    %43 = shape.assuming %42 -> (tensor<?x9xf64>) {
      %57 = shape.broadcast %22, %23 : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
      %58 = stablehlo.dynamic_broadcast_in_dim %13, %57, dims = [0, 1] : (tensor<?x9xf64>, tensor<2xindex>) -> tensor<?x9xf64>
      %59 = stablehlo.dynamic_broadcast_in_dim %21, %57, dims = [0, 1] : (tensor<?x1xf64>, tensor<2xindex>) -> tensor<?x9xf64>
      %60 = stablehlo.subtract %58, %59 : tensor<?x9xf64>
      shape.assuming_yield %60 : tensor<?x9xf64>
    }
    %44 = shape.shape_of %43 : tensor<?x9xf64> -> tensor<2xindex>
    %45 = stablehlo.dynamic_broadcast_in_dim %43, %44, dims = [0, 1] : (tensor<?x9xf64>, tensor<2xindex>) -> tensor<?x9xf64>
    %46 = stablehlo.multiply %45, %45 : tensor<?x9xf64>
    %47 = stablehlo.reduce(%46 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<?x9xf64>, tensor<f64>) -> tensor<?xf64>
    %48 = shape.shape_of %47 : tensor<?xf64> -> tensor<1xindex>
    %49 = stablehlo.dynamic_broadcast_in_dim %47, %48, dims = [0] : (tensor<?xf64>, tensor<1xindex>) -> tensor<?xf64>
    %50 = stablehlo.dynamic_broadcast_in_dim %31, %48, dims = [] : (tensor<f64>, tensor<1xindex>) -> tensor<?xf64>
    %51 = stablehlo.divide %49, %50 : tensor<?xf64>
    %52 = stablehlo.convert %51 : (tensor<?xf64>) -> tensor<?xf32>
    %53 = shape.shape_of %41 : tensor<?xf32> -> tensor<1xindex>
    %54 = shape.shape_of %52 : tensor<?xf32> -> tensor<1xindex>
    %55 = shape.cstr_broadcastable %53, %54 : tensor<1xindex>, tensor<1xindex>
    %56 = shape.assuming %55 -> (tensor<?xf32>) {
      %57 = shape.broadcast %53, %54 : tensor<1xindex>, tensor<1xindex> -> tensor<1xindex>
      %58 = stablehlo.dynamic_broadcast_in_dim %41, %57, dims = [0] : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
      %59 = stablehlo.dynamic_broadcast_in_dim %52, %57, dims = [0] : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
      %60 = stablehlo.add %58, %59 : tensor<?xf32>
      shape.assuming_yield %60 : tensor<?xf32>
    }
    return %56 : tensor<?xf32>
  }
}
