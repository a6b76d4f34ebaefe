module {
  func.func @main(%arg0: tensor<7x9xf32> ) -> (tensor<7x9xf32>, tensor<7x9xf32>) {
    %0 = mhlo.constant dense<1> : tensor<1xi32>
    %1 = mhlo.constant dense<1> : tensor<i32>
    %2 = mhlo.constant dense<2> : tensor<i32>
    %3 = "mhlo.reverse"(%arg0) <{dimensions = dense<1> : tensor<1xi64>}> : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %4 = mhlo.constant dense<9> : tensor<i32>
    %5 = mhlo.remainder %2, %4 : tensor<i32>
    %6 = mhlo.add %5, %4 : tensor<i32>
    %7 = mhlo.remainder %6, %4 : tensor<i32>
    %8 = "mhlo.concatenate"(%arg0, %arg0) <{dimension = 1 : i64}> : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x18xf32>
    %9 = mhlo.constant dense<0> : tensor<i32>
    %10 = mhlo.subtract %4, %7 : tensor<i32>
    %11 = "mhlo.dynamic_slice"(%8, %9, %10) <{slice_sizes = dense<[7, 9]> : tensor<2xi64>}> : (tensor<7x18xf32>, tensor<i32>, tensor<i32>) -> tensor<7x9xf32>
    return %3, %11 : tensor<7x9xf32>, tensor<7x9xf32>
  }
}
