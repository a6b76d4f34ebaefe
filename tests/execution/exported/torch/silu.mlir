module {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %0 = stablehlo.logistic %arg0 : tensor<7x9xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x9xf32>
    %2 = stablehlo.add %1, %0 : tensor<7x9xf32>
    return %2 : tensor<7x9xf32>
  }
}
