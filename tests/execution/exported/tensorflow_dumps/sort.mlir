module {
  func.func @main(%arg0: tensor<7x9xf32> ) -> (tensor<7x9xf32>, tensor<7x9xi32>) {
    %0 = mhlo.constant dense<9> : tensor<i32>
    %1 = mhlo.negate %arg0 : tensor<7x9xf32>
    %values, %indices = mhlo.topk(%1, k = 9) : tensor<7x9xf32> -> (tensor<7x9xf32>, tensor<7x9xi32>)
    %2 = mhlo.negate %values : tensor<7x9xf32>
    return %2, %indices : tensor<7x9xf32>, tensor<7x9xi32>
  }
}
