module {
  func.func @main(%arg0: tensor<?x4x6x8xf32>, %arg1: tensor<?x4x6x8xf32>, %arg2: tensor<?x4x6x8xf32>) -> tensor<?x4x6x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c8_i64 = arith.constant 8 : i64
    %c6_i64 = arith.constant 6 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %cst_1 = arith.constant dense<0.59460355750136051> : tensor<1xf64>
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %cst_2 = arith.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x6x8xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = stablehlo.convert %cst_1 : (tensor<1xf64>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = shape.shape_of %arg0 : tensor<?x4x6x8xf32> -> tensor<4xindex>
    %4 = stablehlo.dynamic_broadcast_in_dim %arg0, %3, dims = [0, 1, 2, 3] : (tensor<?x4x6x8xf32>, tensor<4xindex>) -> tensor<?x4x6x8xf32>
    %5 = stablehlo.dynamic_broadcast_in_dim %2, %3, dims = [] : (tensor<f32>, tensor<4xindex>) -> tensor<?x4x6x8xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<?x4x6x8xf32>
    %7 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<?x4x6x8xf32>) -> tensor<?x4x8x6xf32>
    %8 = shape.shape_of %7 : tensor<?x4x8x6xf32> -> tensor<4xindex>
    %9 = stablehlo.dynamic_broadcast_in_dim %7, %8, dims = [0, 1, 2, 3] : (tensor<?x4x8x6xf32>, tensor<4xindex>) -> tensor<?x4x8x6xf32>
    %10 = stablehlo.dynamic_broadcast_in_dim %2, %8, dims = [] : (tensor<f32>, tensor<4xindex>) -> tensor<?x4x8x6xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<?x4x8x6xf32>
    %12 = arith.muli %0, %c4_i64 : i64
    %from_elements = tensor.from_elements %dim, %c4, %c6, %c8 : tensor<4xindex>
    %13 = stablehlo.dynamic_broadcast_in_dim %6, %from_elements, dims = [0, 1, 2, 3] : (tensor<?x4x6x8xf32>, tensor<4xindex>) -> tensor<?x4x6x8xf32>
    %from_elements_3 = tensor.from_elements %12, %c6_i64, %c8_i64 : tensor<3xi64>
    %14 = stablehlo.dynamic_reshape %13, %from_elements_3 : (tensor<?x4x6x8xf32>, tensor<3xi64>) -> tensor<?x6x8xf32>
    %from_elements_4 = tensor.from_elements %dim, %c4, %c8, %c6 : tensor<4xindex>
    %15 = stablehlo.dynamic_broadcast_in_dim %11, %from_elements_4, dims = [0, 1, 2, 3] : (tensor<?x4x8x6xf32>, tensor<4xindex>) -> tensor<?x4x8x6xf32>
    %from_elements_5 = tensor.from_elements %12, %c8_i64, %c6_i64 : tensor<3xi64>
    %16 = stablehlo.dynamic_reshape %15, %from_elements_5 : (tensor<?x4x8x6xf32>, tensor<3xi64>) -> tensor<?x8x6xf32>
    %dim_6 = tensor.dim %16, %c0 : tensor<?x8x6xf32>
    %from_elements_7 = tensor.from_elements %dim_6, %c8, %c6 : tensor<3xindex>
    %17 = stablehlo.dynamic_broadcast_in_dim %16, %from_elements_7, dims = [0, 1, 2] : (tensor<?x8x6xf32>, tensor<3xindex>) -> tensor<?x8x6xf32>
    %18 = stablehlo.dot_general %14, %17, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x6x8xf32>, tensor<?x8x6xf32>) -> tensor<?x6x6xf32>
    %from_elements_8 = tensor.from_elements %0, %c4_i64, %c6_i64, %c6_i64 : tensor<4xi64>
    %19 = stablehlo.dynamic_reshape %18, %from_elements_8 : (tensor<?x6x6xf32>, tensor<4xi64>) -> tensor<?x4x6x6xf32>
    %dim_9 = tensor.dim %19, %c0 : tensor<?x4x6x6xf32>
    %20 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<?x4x6x6xf32>, tensor<f32>) -> tensor<?x4x6xf32>
    %from_elements_10 = tensor.from_elements %dim_9, %c4, %c6, %c1 : tensor<4xindex>
    %21 = stablehlo.dynamic_reshape %20, %from_elements_10 : (tensor<?x4x6xf32>, tensor<4xindex>) -> tensor<?x4x6x1xf32>
    %22 = shape.shape_of %19 : tensor<?x4x6x6xf32> -> tensor<4xindex>
    %23 = shape.shape_of %21 : tensor<?x4x6x1xf32> -> tensor<4xindex>
    %24 = shape.cstr_broadcastable %22, %23 : tensor<4xindex>, tensor<4xindex>
    %25 = shape.assuming %24 -> (tensor<?x4x6x6xf32>) {
      %56 = shape.broadcast %22, %23 : tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
      %57 = stablehlo.dynamic_broadcast_in_dim %19, %56, dims = [0, 1, 2, 3] : (tensor<?x4x6x6xf32>, tensor<4xindex>) -> tensor<?x4x6x6xf32>
      %58 = stablehlo.dynamic_broadcast_in_dim %21, %56, dims = [0, 1, 2, 3] : (tensor<?x4x6x1xf32>, tensor<4xindex>) -> tensor<?x4x6x6xf32>
      %59 = stablehlo.subtract %57, %58 : tensor<?x4x6x6xf32>
      shape.assuming_yield %59 : tensor<?x4x6x6xf32>
    }
    %26 = stablehlo.exponential %25 : tensor<?x4x6x6xf32>
    %27 = stablehlo.reduce(%26 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<?x4x6x6xf32>, tensor<f32>) -> tensor<?x4x6xf32>
    %dim_11 = tensor.dim %26, %c0 : tensor<?x4x6x6xf32>
    %from_elements_12 = tensor.from_elements %dim_11, %c4, %c6, %c1 : tensor<4xindex>
    %28 = stablehlo.dynamic_reshape %27, %from_elements_12 : (tensor<?x4x6xf32>, tensor<4xindex>) -> tensor<?x4x6x1xf32>
    %29 = shape.shape_of %26 : tensor<?x4x6x6xf32> -> tensor<4xindex>
    %30 = shape.shape_of %28 : tensor<?x4x6x1xf32> -> tensor<4xindex>
    %31 = shape.cstr_broadcastable %29, %30 : tensor<4xindex>, tensor<4xindex>
    %32 = shape.assuming %31 -> (tensor<?x4x6x6xf32>) {
      %56 = shape.broadcast %29, %30 : tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
      %57 = stablehlo.dynamic_broadcast_in_dim %26, %56, dims = [0, 1, 2, 3] : (tensor<?x4x6x6xf32>, tensor<4xindex>) -> tensor<?x4x6x6xf32>
      %58 = stablehlo.dynamic_broadcast_in_dim %28, %56, dims = [0, 1, 2, 3] : (tensor<?x4x6x1xf32>, tensor<4xindex>) -> tensor<?x4x6x6xf32>
      %59 = stablehlo.divide %57, %58 : tensor<?x4x6x6xf32>
      shape.assuming_yield %59 : tensor<?x4x6x6xf32>
    }
    %33 = stablehlo.convert %cst_2 : tensor<1xf64>
    %34 = stablehlo.reshape %33 : (tensor<1xf64>) -> tensor<f64>
    %35 = stablehlo.convert %34 : (tensor<f64>) -> tensor<f32>
    %36 = stablehlo.dynamic_broadcast_in_dim %19, %22, dims = [0, 1, 2, 3] : (tensor<?x4x6x6xf32>, tensor<4xindex>) -> tensor<?x4x6x6xf32>
    %37 = stablehlo.dynamic_broadcast_in_dim %35, %22, dims = [] : (tensor<f32>, tensor<4xindex>) -> tensor<?x4x6x6xf32>
    %38 = stablehlo.compare EQ, %36, %37, FLOAT : (tensor<?x4x6x6xf32>, tensor<?x4x6x6xf32>) -> tensor<?x4x6x6xi1>
    %39 = stablehlo.reduce(%38 init: %c) applies stablehlo.and across dimensions = [3] : (tensor<?x4x6x6xi1>, tensor<i1>) -> tensor<?x4x6xi1>
    %dim_13 = tensor.dim %38, %c0 : tensor<?x4x6x6xi1>
    %from_elements_14 = tensor.from_elements %dim_13, %c4, %c6, %c1 : tensor<4xindex>
    %40 = stablehlo.dynamic_reshape %39, %from_elements_14 : (tensor<?x4x6xi1>, tensor<4xindex>) -> tensor<?x4x6x1xi1>
    %dim_15 = tensor.dim %32, %c0 : tensor<?x4x6x6xf32>
    %from_elements_16 = tensor.from_elements %dim_15, %c4, %c6, %c6 : tensor<4xindex>
    %41 = stablehlo.dynamic_broadcast_in_dim %cst, %from_elements_16, dims = [] : (tensor<f32>, tensor<4xindex>) -> tensor<?x4x6x6xf32>
    %42 = shape.shape_of %40 : tensor<?x4x6x1xi1> -> tensor<4xindex>
    %43 = shape.shape_of %41 : tensor<?x4x6x6xf32> -> tensor<4xindex>
    %44 = shape.shape_of %32 : tensor<?x4x6x6xf32> -> tensor<4xindex>
    %45 = shape.cstr_broadcastable %42, %43, %44 : tensor<4xindex>, tensor<4xindex>, tensor<4xindex>
    %46 = shape.assuming %45 -> (tensor<?x4x6x6xf32>) {
      %56 = shape.broadcast %42, %43, %44 : tensor<4xindex>, tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
      %57 = stablehlo.dynamic_broadcast_in_dim %40, %56, dims = [0, 1, 2, 3] : (tensor<?x4x6x1xi1>, tensor<4xindex>) -> tensor<?x4x6x6xi1>
      %58 = stablehlo.dynamic_broadcast_in_dim %41, %56, dims = [0, 1, 2, 3] : (tensor<?x4x6x6xf32>, tensor<4xindex>) -> tensor<?x4x6x6xf32>
      %59 = stablehlo.dynamic_broadcast_in_dim %32, %56, dims = [0, 1, 2, 3] : (tensor<?x4x6x6xf32>, tensor<4xindex>) -> tensor<?x4x6x6xf32>
      %60 = stablehlo.select %57, %58, %59 : tensor<?x4x6x6xi1>, tensor<?x4x6x6xf32>
      shape.assuming_yield %60 : tensor<?x4x6x6xf32>
    }
    %from_elements_17 = tensor.from_elements %dim, %c4, %c6, %c6 : tensor<4xindex>
    %47 = stablehlo.dynamic_broadcast_in_dim %46, %from_elements_17, dims = [0, 1, 2, 3] : (tensor<?x4x6x6xf32>, tensor<4xindex>) -> tensor<?x4x6x6xf32>
    %from_elements_18 = tensor.from_elements %12, %c6_i64, %c6_i64 : tensor<3xi64>
    %48 = stablehlo.dynamic_reshape %47, %from_elements_18 : (tensor<?x4x6x6xf32>, tensor<3xi64>) -> tensor<?x6x6xf32>
    %49 = stablehlo.dynamic_broadcast_in_dim %arg2, %from_elements, dims = [0, 1, 2, 3] : (tensor<?x4x6x8xf32>, tensor<4xindex>) -> tensor<?x4x6x8xf32>
    %50 = stablehlo.dynamic_reshape %49, %from_elements_3 : (tensor<?x4x6x8xf32>, tensor<3xi64>) -> tensor<?x6x8xf32>
    %dim_19 = tensor.dim %50, %c0 : tensor<?x6x8xf32>
    %from_elements_20 = tensor.from_elements %dim_19, %c6, %c8 : tensor<3xindex>
    %51 = stablehlo.dynamic_broadcast_in_dim %50, %from_elements_20, dims = [0, 1, 2] : (tensor<?x6x8xf32>, tensor<3xindex>) -> tensor<?x6x8xf32>
    %52 = stablehlo.dot_general %48, %51, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x6x6xf32>, tensor<?x6x8xf32>) -> tensor<?x6x8xf32>
    %from_elements_21 = tensor.from_elements %0, %c4_i64, %c6_i64, %c8_i64 : tensor<4xi64>
    %53 = stablehlo.dynamic_reshape %52, %from_elements_21 : (tensor<?x6x8xf32>, tensor<4xi64>) -> tensor<?x4x6x8xf32>
    %54 = stablehlo.transpose %53, dims = [2, 0, 1, 3] : (tensor<?x4x6x8xf32>) -> tensor<6x?x4x8xf32>
    %55 = stablehlo.transpose %54, dims = [1, 2, 0, 3] : (tensor<6x?x4x8xf32>) -> tensor<?x4x6x8xf32>
    return %55 : tensor<?x4x6x8xf32>
  }
}
