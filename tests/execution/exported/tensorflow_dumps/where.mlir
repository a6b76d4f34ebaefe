module {
  func.func @main(%arg0: tensor<7x9xf32> ) -> tensor<7x9xf32> {
    %0 = mhlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = mhlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = mhlo.exponential %arg0 : tensor<7x9xf32>
    %3 = "mhlo.broadcast_in_dim"(%1) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %4 = mhlo.subtract %2, %3 : tensor<7x9xf32>
    %5 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %6 = mhlo.compare  GT, %arg0, %5 : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %7 = shape.shape_of %6 : tensor<7x9xi1> -> tensor<2xindex>
    %8 = shape.shape_of %arg0 : tensor<7x9xf32> -> tensor<2xindex>
    %9 = shape.shape_of %4 : tensor<7x9xf32> -> tensor<2xindex>
    %10 = shape.const_witness true
    %11 = shape.assuming %10 -> (tensor<7x9xf32>) {
      %12 = shape.broadcast %7, %8, %9 : tensor<2xindex>, tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
      %cast = tensor.cast %12 : tensor<?xindex> to tensor<2xindex>
      %13 = "mhlo.dynamic_broadcast_in_dim"(%6, %cast) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x9xi1>, tensor<2xindex>) -> tensor<7x9xi1>
      %14 = "mhlo.dynamic_broadcast_in_dim"(%arg0, %cast) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x9xf32>, tensor<2xindex>) -> tensor<7x9xf32>
      %15 = "mhlo.dynamic_broadcast_in_dim"(%4, %cast) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x9xf32>, tensor<2xindex>) -> tensor<7x9xf32>
      %16 = mhlo.select %13, %14, %15 : tensor<7x9xi1>, tensor<7x9xf32>
      shape.assuming_yield %16 : tensor<7x9xf32>
    }
    return %11 : tensor<7x9xf32>
  }
}
