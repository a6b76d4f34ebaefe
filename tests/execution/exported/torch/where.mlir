module {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %cst = arith.constant dense<1.000000e-01> : tensor<1xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.convert %c : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %3 = stablehlo.convert %cst : (tensor<1xf64>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<7x9xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x9xi1>) -> tensor<7x9xi1>
    %8 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %10 = stablehlo.select %7, %8, %9 : tensor<7x9xi1>, tensor<7x9xf32>
    return %10 : tensor<7x9xf32>
  }
}
