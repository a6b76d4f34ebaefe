module {
  func.func @main(%arg0: tensor<7x20xf32> , %arg1: tensor<20x32xf32> ) -> tensor<7x32xf32> {
    %0 = mhlo.convert %arg1 : (tensor<20x32xf32>) -> tensor<20x32xbf16>
    %1 = mhlo.convert %arg0 : (tensor<7x20xf32>) -> tensor<7x20xbf16>
    %2 = mhlo.constant dense<[0, 1]> : tensor<2xi64>
    %3 = mhlo.constant dense<[0, 1]> : tensor<2xi64>
    %4 = "mhlo.dot"(%1, %0) <{precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]}> : (tensor<7x20xbf16>, tensor<20x32xbf16>) -> tensor<7x32xbf16>
    %5 = mhlo.convert %4 : (tensor<7x32xbf16>) -> tensor<7x32xf32>
    return %5 : tensor<7x32xf32>
  }
}
