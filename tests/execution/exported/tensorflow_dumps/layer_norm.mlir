module {
  func.func @main(%arg0: tensor<7x20xf32> ) -> tensor<7x20xf32> {
    %0 = mhlo.constant dense<-1> : tensor<i32>
    %1 = mhlo.constant dense<9.99999974E-6> : tensor<f32>
    %2 = mhlo.convert %arg0 : tensor<7x20xf32>
    %3 = mhlo.constant dense<-0.000000e+00> : tensor<f32>
    %4 = mhlo.reduce(%2 init: %3) applies mhlo.add across dimensions = [1] : (tensor<7x20xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = shape.shape_of %arg0 : tensor<7x20xf32> -> tensor<2xindex>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %extracted = tensor.extract %5[%c1_0] : tensor<2xindex>
    %6 = arith.muli %c1, %extracted : index
    %7 = arith.index_cast %6 : index to i64
    %from_elements = tensor.from_elements %7 : tensor<i64>
    %8 = mhlo.convert %from_elements : (tensor<i64>) -> tensor<f32>
    %9 = "mhlo.broadcast_in_dim"(%8) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7xf32>
    %10 = mhlo.divide %4, %9 : tensor<7xf32>
    %11 = mhlo.convert %10 : tensor<7xf32>
    %cst = arith.constant dense<1> : tensor<1xi32>
    %12 = mhlo.reshape %11 : (tensor<7xf32>) -> tensor<7x1xf32>
    %13 = "mhlo.broadcast_in_dim"(%12) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x1xf32>) -> tensor<7x20xf32>
    %14 = mhlo.subtract %arg0, %13 : tensor<7x20xf32>
    %15 = "mhlo.broadcast_in_dim"(%12) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x1xf32>) -> tensor<7x20xf32>
    %16 = mhlo.subtract %arg0, %15 : tensor<7x20xf32>
    %17 = mhlo.multiply %16, %16 : tensor<7x20xf32>
    %18 = mhlo.convert %17 : tensor<7x20xf32>
    %19 = mhlo.constant dense<-0.000000e+00> : tensor<f32>
    %20 = mhlo.reduce(%18 init: %19) applies mhlo.add across dimensions = [1] : (tensor<7x20xf32>, tensor<f32>) -> tensor<7xf32>
    %21 = shape.shape_of %17 : tensor<7x20xf32> -> tensor<2xindex>
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    %extracted_3 = tensor.extract %21[%c1_2] : tensor<2xindex>
    %22 = arith.muli %c1_1, %extracted_3 : index
    %23 = arith.index_cast %22 : index to i64
    %from_elements_4 = tensor.from_elements %23 : tensor<i64>
    %24 = mhlo.convert %from_elements_4 : (tensor<i64>) -> tensor<f32>
    %25 = "mhlo.broadcast_in_dim"(%24) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7xf32>
    %26 = mhlo.divide %20, %25 : tensor<7xf32>
    %27 = mhlo.convert %26 : tensor<7xf32>
    %cst_5 = arith.constant dense<1> : tensor<1xi32>
    %28 = mhlo.reshape %27 : (tensor<7xf32>) -> tensor<7x1xf32>
    %29 = "mhlo.broadcast_in_dim"(%1) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<7x1xf32>
    %30 = mhlo.add %28, %29 : tensor<7x1xf32>
    %31 = mhlo.rsqrt %30 : tensor<7x1xf32>
    %32 = "mhlo.broadcast_in_dim"(%31) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<7x1xf32>) -> tensor<7x20xf32>
    %33 = mhlo.multiply %14, %32 : tensor<7x20xf32>
    return %33 : tensor<7x20xf32>
  }
}
