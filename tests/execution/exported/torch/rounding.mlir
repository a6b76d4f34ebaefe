module {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %cst = arith.constant dense<3> : tensor<1xi64>
    %cst_0 = arith.constant dense<-2> : tensor<1xi64>
    %cst_1 = arith.constant dense<2> : tensor<1xi64>
    %0 = stablehlo.convert %cst : (tensor<1xi64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<7x9xf32>
    %4 = stablehlo.round_nearest_even %3 : tensor<7x9xf32>
    %5 = stablehlo.convert %cst_0 : (tensor<1xi64>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = stablehlo.convert %cst_1 : (tensor<1xi64>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %9 = stablehlo.clamp %6, %4, %8 : (tensor<f32>, tensor<7x9xf32>, tensor<f32>) -> tensor<7x9xf32>
    %10 = stablehlo.floor %arg0 : tensor<7x9xf32>
    %11 = stablehlo.add %9, %10 : tensor<7x9xf32>
    return %11 : tensor<7x9xf32>
  }
}
