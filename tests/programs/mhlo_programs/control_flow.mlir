func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.constant dense<5> : tensor<i32>
  %2 = mhlo.constant dense<1> : tensor<i32>
  %3:2 = mhlo.while(%iterArg = %0, %iterArg_0 = %arg0) : tensor<i32>, tensor<8xf32>
  cond {
    %4 = mhlo.compare LT, %iterArg, %1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    mhlo.return %4 : tensor<i1>
  } do {
    %4 = mhlo.add %iterArg, %2 : tensor<i32>
    %5 = mhlo.compare EQ, %4, %1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6:2 = "mhlo.if"(%5) ({
      %7 = mhlo.negate %iterArg_0 : tensor<8xf32>
      mhlo.return %7, %4 : tensor<8xf32>, tensor<i32>
    }, {
      %7 = mhlo.add %iterArg_0, %arg0 : tensor<8xf32>
      mhlo.return %7, %4 : tensor<8xf32>, tensor<i32>
    }) : (tensor<i1>) -> (tensor<8xf32>, tensor<i32>)
    mhlo.return %6#1, %6#0 : tensor<i32>, tensor<8xf32>
  }
  return %3#1 : tensor<8xf32>
}
