module {
  func.func @main(%arg0: tensor<?x9xf32>) -> tensor<?x9xf32> {
    %cst = arith.constant dense<1.000000e-01> : tensor<1xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.convert %c : (tensor<i64>) -> tensor<f32>
    %1 = shape.shape_of %arg0 : tensor<?x9xf32> -> tensor<2xindex>
    %2 = stablehlo.dynamic_broadcast_in_dim %arg0, %1, dims = [0, 1] : (tensor<?x9xf32>, tensor<2xindex>) -> tensor<?x9xf32>
    %3 = stablehlo.dynamic_broadcast_in_dim %0, %1, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x9xf32>
    %4 = stablehlo.compare GT, %2, %3, FLOAT : (tensor<?x9xf32>, tensor<?x9xf32>) -> tensor<?x9xi1>
    %5 = stablehlo.convert %cst : (tensor<1xf64>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = stablehlo.dynamic_broadcast_in_dim %6, %1, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x9xf32>
    %8 = stablehlo.multiply %2, %7 : tensor<?x9xf32>
    %9 = shape.shape_of %4 : tensor<?x9xi1> -> tensor<2xindex>
    %10 = shape.shape_of %8 : tensor<?x9xf32> -> tensor<2xindex>
    %11 = shape.cstr_broadcastable %9, %1, %10 : tensor<2xindex>, tensor<2xindex>, tensor<2xindex>
    %12 = shape.assuming %11 -> (tensor<?x9xf32>) {
      %13 = shape.broadcast %9, %1, %10 : tensor<2xindex>, tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
      %14 = stablehlo.dynamic_broadcast_in_dim %4, %13, dims = [0, 1] : (tensor<?x9xi1>, tensor<2xindex>) -> tensor<?x9xi1>
      %15 = stablehlo.dynamic_broadcast_in_dim %arg0, %13, dims = [0, 1] : (tensor<?x9xf32>, tensor<2xindex>) -> tensor<?x9xf32>
      %16 = stablehlo.dynamic_broadcast_in_dim %8, %13, dims = [0, 1] : (tensor<?x9xf32>, tensor<2xindex>) -> tensor<?x9xf32>
      %17 = stablehlo.select %14, %15, %16 : tensor<?x9xi1>, tensor<?x9xf32>
      shape.assuming_yield %17 : tensor<?x9xf32>
    }
    return %12 : tensor<?x9xf32>
  }
}
