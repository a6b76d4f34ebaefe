module {
  func.func @main(%arg0: tensor<4x6xi32> ) -> (tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xf32>) {
    %0 = mhlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = mhlo.constant dense<5> : tensor<i32>
    %2 = mhlo.constant dense<3> : tensor<i32>
    %3 = "mhlo.broadcast_in_dim"(%1) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %4 = mhlo.and %arg0, %3 : tensor<4x6xi32>
    %5 = mhlo.convert %arg0 : (tensor<4x6xi32>) -> tensor<4x6xf32>
    %6 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %7 = mhlo.multiply %5, %6 : tensor<4x6xf32>
    %8 = "mhlo.broadcast_in_dim"(%2) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %9 = mhlo.divide %arg0, %8 : tensor<4x6xi32>
    %10 = "mhlo.broadcast_in_dim"(%2) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %11 = mhlo.multiply %9, %10 : tensor<4x6xi32>
    %12 = mhlo.compare  NE, %11, %arg0 : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %13 = mhlo.constant dense<0> : tensor<i32>
    %14 = "mhlo.broadcast_in_dim"(%13) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %15 = mhlo.compare  LT, %arg0, %14 : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %16 = mhlo.constant dense<0> : tensor<i32>
    %17 = mhlo.compare  LT, %2, %16 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = "mhlo.broadcast_in_dim"(%17) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<i1>) -> tensor<4x6xi1>
    %19 = mhlo.compare  NE, %15, %18 : (tensor<4x6xi1>, tensor<4x6xi1>) -> tensor<4x6xi1>
    %20 = mhlo.and %12, %19 : tensor<4x6xi1>
    %21 = mhlo.constant dense<1> : tensor<i32>
    %22 = "mhlo.broadcast_in_dim"(%21) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %23 = mhlo.subtract %9, %22 : tensor<4x6xi32>
    %24 = mhlo.select %20, %23, %9 : tensor<4x6xi1>, tensor<4x6xi32>
    %25 = "mhlo.broadcast_in_dim"(%2) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %26 = mhlo.remainder %arg0, %25 : tensor<4x6xi32>
    %27 = mhlo.constant dense<0> : tensor<i32>
    %28 = "mhlo.broadcast_in_dim"(%27) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %29 = mhlo.compare  NE, %26, %28 : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %30 = mhlo.constant dense<0> : tensor<i32>
    %31 = mhlo.compare  LT, %2, %30 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %32 = "mhlo.broadcast_in_dim"(%30) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %33 = mhlo.compare  LT, %26, %32 : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %34 = "mhlo.broadcast_in_dim"(%31) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<i1>) -> tensor<4x6xi1>
    %35 = mhlo.compare  NE, %34, %33 : (tensor<4x6xi1>, tensor<4x6xi1>) -> tensor<4x6xi1>
    %36 = mhlo.and %29, %35 : tensor<4x6xi1>
    %37 = "mhlo.broadcast_in_dim"(%2) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %38 = mhlo.add %26, %37 : tensor<4x6xi32>
    %39 = mhlo.select %36, %38, %26 : tensor<4x6xi1>, tensor<4x6xi32>
    return %24, %39, %4, %7 : tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xf32>
  }
}
