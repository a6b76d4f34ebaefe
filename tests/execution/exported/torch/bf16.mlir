module {
  func.func @main(%arg0: tensor<7x9xf32>) -> tensor<7x7xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<7x9xf32>) -> tensor<7x9xbf16>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<7x9xbf16>) -> tensor<9x7xbf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<7x9xbf16>, tensor<9x7xbf16>) -> tensor<7x7xbf16>
    %3 = stablehlo.convert %2 : (tensor<7x7xbf16>) -> tensor<7x7xf32>
    return %3 : tensor<7x7xf32>
  }
}
