module {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %cst = arith.constant dense<1.700000e+00> : tensor<1xf64>
    %0 = stablehlo.abs %arg0 : tensor<7x9xf32>
    %1 = stablehlo.convert %cst : (tensor<1xf64>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %4 = stablehlo.power %0, %3 : tensor<7x9xf32>
    %5 = stablehlo.rsqrt %0 : tensor<7x9xf32>
    %6 = stablehlo.add %4, %5 : tensor<7x9xf32>
    return %6 : tensor<7x9xf32>
  }
}
