module {
  func.func @main(%arg0: tensor<4x5xi64>) -> (tensor<4x5xi64>, tensor<4x5xi64>, tensor<4x5xf32>) {
    %c = stablehlo.constant dense<5> : tensor<4x5xi64>
    %c_0 = stablehlo.constant dense<3> : tensor<4x5xi64>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %cst = arith.constant dense<2> : tensor<1xi64>
    %0 = stablehlo.convert %arg0 : (tensor<4x5xi64>) -> tensor<4x5xf64>
    %1 = stablehlo.convert %c_1 : (tensor<i64>) -> tensor<f64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<4x5xf64>
    %3 = stablehlo.divide %0, %2 : tensor<4x5xf64>
    %4 = stablehlo.floor %3 : tensor<4x5xf64>
    %5 = stablehlo.convert %4 : (tensor<4x5xf64>) -> tensor<4x5xi64>
    %6 = stablehlo.multiply %arg0, %c_0 : tensor<4x5xi64>
    %7 = stablehlo.subtract %6, %c : tensor<4x5xi64>
    %8 = stablehlo.convert %arg0 : (tensor<4x5xi64>) -> tensor<4x5xf32>
    %9 = stablehlo.convert %cst : (tensor<1xi64>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %12 = stablehlo.divide %8, %11 : tensor<4x5xf32>
    return %5, %7, %12 : tensor<4x5xi64>, tensor<4x5xi64>, tensor<4x5xf32>
  }
}
