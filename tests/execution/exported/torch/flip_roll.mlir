module {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x9xf32>
    %1 = stablehlo.slice %arg0 [5:7, 0:9] : (tensor<7x9xf32>) -> tensor<2x9xf32>
    %2 = stablehlo.slice %arg0 [0:5, 0:9] : (tensor<7x9xf32>) -> tensor<5x9xf32>
    %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<2x9xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %4 = stablehlo.add %0, %3 : tensor<7x9xf32>
    return %4 : tensor<7x9xf32>
  }
}
