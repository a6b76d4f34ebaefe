module {
  func.func @main(%arg0: tensor<?x20xf32>) -> tensor<?x20xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x20xf32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<?x20xf32>, tensor<f32>) -> tensor<?xf32>
    %from_elements = tensor.from_elements %dim, %c1 : tensor<2xindex>
    %1 = stablehlo.dynamic_reshape %0, %from_elements : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x1xf32>
    %2 = shape.shape_of %arg0 : tensor<?x20xf32> -> tensor<2xindex>
    %3 = shape.shape_of %1 : tensor<?x1xf32> -> tensor<2xindex>
    %4 = shape.cstr_broadcastable %2, %3 : tensor<2xindex>, tensor<2xindex>
    %5 = shape.assuming %4 -> (tensor<?x20xf32>) {
      %13 = shape.broadcast %2, %3 : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
      %14 = stablehlo.dynamic_broadcast_in_dim %arg0, %13, dims = [0, 1] : (tensor<?x20xf32>, tensor<2xindex>) -> tensor<?x20xf32>
      %15 = stablehlo.dynamic_broadcast_in_dim %1, %13, dims = [0, 1] : (tensor<?x1xf32>, tensor<2xindex>) -> tensor<?x20xf32>
      %16 = stablehlo.subtract %14, %15 : tensor<?x20xf32>
      shape.assuming_yield %16 : tensor<?x20xf32>
    }
    %6 = stablehlo.exponential %5 : tensor<?x20xf32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<?x20xf32>, tensor<f32>) -> tensor<?xf32>
    %dim_1 = tensor.dim %6, %c0 : tensor<?x20xf32>
    %from_elements_2 = tensor.from_elements %dim_1, %c1 : tensor<2xindex>
    %8 = stablehlo.dynamic_reshape %7, %from_elements_2 : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x1xf32>
    %9 = shape.shape_of %6 : tensor<?x20xf32> -> tensor<2xindex>
    %10 = shape.shape_of %8 : tensor<?x1xf32> -> tensor<2xindex>
    %11 = shape.cstr_broadcastable %9, %10 : tensor<2xindex>, tensor<2xindex>
    %12 = shape.assuming %11 -> (tensor<?x20xf32>) {
      %13 = shape.broadcast %9, %10 : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
      %14 = stablehlo.dynamic_broadcast_in_dim %6, %13, dims = [0, 1] : (tensor<?x20xf32>, tensor<2xindex>) -> tensor<?x20xf32>
      %15 = stablehlo.dynamic_broadcast_in_dim %8, %13, dims = [0, 1] : (tensor<?x1xf32>, tensor<2xindex>) -> tensor<?x20xf32>
      %16 = stablehlo.divide %14, %15 : tensor<?x20xf32>
      shape.assuming_yield %16 : tensor<?x20xf32>
    }
    return %12 : tensor<?x20xf32>
  }
}
