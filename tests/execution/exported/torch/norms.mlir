module {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_2 = arith.constant dense<2> : tensor<1xi64>
    %cst_3 = arith.constant dense<9> : tensor<1xi64>
    %cst_4 = arith.constant dense<8.000000e+00> : tensor<1xf64>
    %0 = stablehlo.convert %cst_2 : (tensor<1xi64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.abs %arg0 : tensor<7x9xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %4 = stablehlo.power %2, %3 : tensor<7x9xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.divide %cst_0, %1 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.power %5, %7 : tensor<7xf32>
    %9 = stablehlo.convert %arg0 : (tensor<7x9xf32>) -> tensor<7x9xf64>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x9xf64>, tensor<f64>) -> tensor<7xf64>
    %11 = stablehlo.reshape %10 : (tensor<7xf64>) -> tensor<7x1xf64>
    %12 = stablehlo.convert %cst_3 : (tensor<1xi64>) -> tensor<1xf64>
    %13 = stablehlo.reshape %12 : (tensor<1xf64>) -> tensor<f64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %15 = stablehlo.divide %11, %14 : tensor<7x1xf64>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x9xf64>
    %17 = stablehlo.subtract %9, %16 : tensor<7x9xf64>
    %18 = stablehlo.multiply %17, %17 : tensor<7x9xf64>
    %19 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x9xf64>, tensor<f64>) -> tensor<7xf64>
    %20 = stablehlo.convert %cst_4 : tensor<1xf64>
    %21 = stablehlo.reshape %20 : (tensor<1xf64>) -> tensor<f64>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %23 = stablehlo.divide %19, %22 : tensor<7xf64>
    %24 = stablehlo.convert %23 : (tensor<7xf64>) -> tensor<7xf32>
    %25 = stablehlo.sqrt %24 : tensor<7xf32>
    %26 = stablehlo.add %8, %25 : tensor<7xf32>
    %27 = stablehlo.add %26, %24 : tensor<7xf32>
    return %27 : tensor<7xf32>
  }
}
