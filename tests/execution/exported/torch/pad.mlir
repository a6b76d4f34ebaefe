module {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<8x12xf32> {
    %cst = arith.constant dense<3.000000e+00> : tensor<1xf64>
    %0 = stablehlo.convert %cst : (tensor<1xf64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.pad %arg0, %1, low = [0, 1], high = [1, 2], interior = [0, 0] : (tensor<7x9xf32>, tensor<f32>) -> tensor<8x12xf32>
    return %2 : tensor<8x12xf32>
  }
}
