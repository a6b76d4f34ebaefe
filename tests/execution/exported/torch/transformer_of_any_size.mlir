module {
  func.func @main(%arg0: tensor<?x6x16xf32>) -> tensor<?x6x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense_resource<torch_tensor_16_torch.float32_5> : tensor<16xf32>
    %cst_1 = stablehlo.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_2 = stablehlo.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_3 = stablehlo.constant dense_resource<torch_tensor_16_32_torch.float32> : tensor<16x32xf32>
    %c32_i64 = arith.constant 32 : i64
    %cst_4 = stablehlo.constant dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>
    %cst_5 = stablehlo.constant dense_resource<torch_tensor_32_16_torch.float32> : tensor<32x16xf32>
    %cst_6 = stablehlo.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_7 = stablehlo.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_8 = stablehlo.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_9 = stablehlo.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %c8_i64 = arith.constant 8 : i64
    %c3_i64 = arith.constant 3 : i64
    %cst_10 = stablehlo.constant dense_resource<torch_tensor_48_torch.float32> : tensor<48xf32>
    %c48_i64 = arith.constant 48 : i64
    %c16_i64 = arith.constant 16 : i64
    %c6_i64 = arith.constant 6 : i64
    %cst_11 = stablehlo.constant dense_resource<torch_tensor_48_16_torch.float32> : tensor<48x16xf32>
    %c2_i64 = arith.constant 2 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %c6 = arith.constant 6 : index
    %c16 = arith.constant 16 : index
    %0 = shape.const_shape [48] : tensor<1xindex>
    %c3 = arith.constant 3 : index
    %c1_i64 = arith.constant 1 : i64
    %cst_14 = arith.constant dense<0> : tensor<4xi64>
    %cst_15 = arith.constant dense<1> : tensor<4xi64>
    %cst_16 = arith.constant dense<[1, 0, 0, 0]> : tensor<4xi64>
    %cst_17 = arith.constant dense<[2, 0, 0, 0]> : tensor<4xi64>
    %cst_18 = arith.constant dense<0.59460355750136051> : tensor<1xf64>
    %c8 = arith.constant 8 : index
    %cst_19 = arith.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %cst_20 = arith.constant dense<1> : tensor<1xi64>
    %1 = shape.const_shape [16] : tensor<1xindex>
    %cst_21 = arith.constant dense<16> : tensor<1xi64>
    %cst_22 = arith.constant dense<1.000000e-05> : tensor<1xf64>
    %2 = shape.const_shape [32] : tensor<1xindex>
    %dim = tensor.dim %arg0, %c0 : tensor<?x6x16xf32>
    %3 = arith.index_cast %dim : index to i64
    %4 = stablehlo.transpose %arg0, dims = [1, 0, 2] : (tensor<?x6x16xf32>) -> tensor<6x?x16xf32>
    %5 = stablehlo.transpose %cst_11, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %from_elements = tensor.from_elements %c6, %dim, %c16 : tensor<3xindex>
    %6 = stablehlo.dynamic_broadcast_in_dim %4, %from_elements, dims = [0, 1, 2] : (tensor<6x?x16xf32>, tensor<3xindex>) -> tensor<6x?x16xf32>
    %from_elements_23 = tensor.from_elements %c6_i64, %3, %c16_i64 : tensor<3xi64>
    %7 = stablehlo.dynamic_reshape %6, %from_elements_23 : (tensor<6x?x16xf32>, tensor<3xi64>) -> tensor<6x?x16xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<16x48xf32>) -> tensor<6x16x48xf32>
    %9 = stablehlo.reshape %8 : (tensor<6x16x48xf32>) -> tensor<6x16x48xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<6x16x48xf32>) -> tensor<6x16x48xf32>
    %11 = stablehlo.dot_general %7, %10, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x?x16xf32>, tensor<6x16x48xf32>) -> tensor<6x?x48xf32>
    %from_elements_24 = tensor.from_elements %c6_i64, %3, %c48_i64 : tensor<3xi64>
    %12 = stablehlo.dynamic_reshape %11, %from_elements_24 : (tensor<6x?x48xf32>, tensor<3xi64>) -> tensor<6x?x48xf32>
    %13 = shape.shape_of %12 : tensor<6x?x48xf32> -> tensor<3xindex>
    %14 = shape.broadcast %13, %0 : tensor<3xindex>, tensor<1xindex> -> tensor<3xindex>
    %15 = stablehlo.dynamic_broadcast_in_dim %12, %14, dims = [0, 1, 2] : (tensor<6x?x48xf32>, tensor<3xindex>) -> tensor<6x?x48xf32>
    %16 = stablehlo.dynamic_broadcast_in_dim %cst_10, %14, dims = [2] : (tensor<48xf32>, tensor<3xindex>) -> tensor<6x?x48xf32>
    %17 = stablehlo.add %15, %16 : tensor<6x?x48xf32>
    %from_elements_25 = tensor.from_elements %c6_i64, %3, %c3_i64, %c16_i64 : tensor<4xi64>
    %18 = stablehlo.dynamic_reshape %17, %from_elements_25 : (tensor<6x?x48xf32>, tensor<4xi64>) -> tensor<6x?x3x16xf32>
    %dim_26 = tensor.dim %18, %c1 : tensor<6x?x3x16xf32>
    %from_elements_27 = tensor.from_elements %c1, %c6, %dim_26, %c3, %c16 : tensor<5xindex>
    %19 = stablehlo.dynamic_reshape %18, %from_elements_27 : (tensor<6x?x3x16xf32>, tensor<5xindex>) -> tensor<1x6x?x3x16xf32>
    %20 = stablehlo.transpose %19, dims = [3, 1, 2, 0, 4] : (tensor<1x6x?x3x16xf32>) -> tensor<3x6x?x1x16xf32>
    %dim_28 = tensor.dim %20, %c2 : tensor<3x6x?x1x16xf32>
    %from_elements_29 = tensor.from_elements %c3, %c6, %dim_28, %c16 : tensor<4xindex>
    %21 = stablehlo.dynamic_reshape %20, %from_elements_29 : (tensor<3x6x?x1x16xf32>, tensor<4xindex>) -> tensor<3x6x?x16xf32>
    %dim_30 = tensor.dim %21, %c2 : tensor<3x6x?x16xf32>
    %22 = arith.index_cast %dim_30 : index to i64
    %from_elements_31 = tensor.from_elements %c1_i64, %c6_i64, %22, %c16_i64 : tensor<4xi64>
    %23 = stablehlo.real_dynamic_slice %21, %cst_14, %from_elements_31, %cst_15 : (tensor<3x6x?x16xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x6x?x16xf32>
    %dim_32 = tensor.dim %23, %c2 : tensor<1x6x?x16xf32>
    %from_elements_33 = tensor.from_elements %c6, %dim_32, %c16 : tensor<3xindex>
    %24 = stablehlo.dynamic_reshape %23, %from_elements_33 : (tensor<1x6x?x16xf32>, tensor<3xindex>) -> tensor<6x?x16xf32>
    %from_elements_34 = tensor.from_elements %c2_i64, %c6_i64, %22, %c16_i64 : tensor<4xi64>
    %25 = stablehlo.real_dynamic_slice %21, %cst_16, %from_elements_34, %cst_15 : (tensor<3x6x?x16xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x6x?x16xf32>
    %dim_35 = tensor.dim %25, %c2 : tensor<1x6x?x16xf32>
    %from_elements_36 = tensor.from_elements %c6, %dim_35, %c16 : tensor<3xindex>
    %26 = stablehlo.dynamic_reshape %25, %from_elements_36 : (tensor<1x6x?x16xf32>, tensor<3xindex>) -> tensor<6x?x16xf32>
    %from_elements_37 = tensor.from_elements %c3_i64, %c6_i64, %22, %c16_i64 : tensor<4xi64>
    %27 = stablehlo.real_dynamic_slice %21, %cst_17, %from_elements_37, %cst_15 : (tensor<3x6x?x16xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x6x?x16xf32>
    %dim_38 = tensor.dim %27, %c2 : tensor<1x6x?x16xf32>
    %from_elements_39 = tensor.from_elements %c6, %dim_38, %c16 : tensor<3xindex>
    %28 = stablehlo.dynamic_reshape %27, %from_elements_39 : (tensor<1x6x?x16xf32>, tensor<3xindex>) -> tensor<6x?x16xf32>
    %29 = arith.muli %3, %c2_i64 : i64
    %from_elements_40 = tensor.from_elements %c6_i64, %29, %c8_i64 : tensor<3xi64>
    %30 = stablehlo.dynamic_reshape %24, %from_elements_40 : (tensor<6x?x16xf32>, tensor<3xi64>) -> tensor<6x?x8xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0, 2] : (tensor<6x?x8xf32>) -> tensor<?x6x8xf32>
    %32 = stablehlo.dynamic_reshape %26, %from_elements_40 : (tensor<6x?x16xf32>, tensor<3xi64>) -> tensor<6x?x8xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0, 2] : (tensor<6x?x8xf32>) -> tensor<?x6x8xf32>
    %34 = stablehlo.dynamic_reshape %28, %from_elements_40 : (tensor<6x?x16xf32>, tensor<3xi64>) -> tensor<6x?x8xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0, 2] : (tensor<6x?x8xf32>) -> tensor<?x6x8xf32>
    %from_elements_41 = tensor.from_elements %3, %c2_i64, %c6_i64, %c8_i64 : tensor<4xi64>
    %36 = stablehlo.dynamic_reshape %31, %from_elements_41 : (tensor<?x6x8xf32>, tensor<4xi64>) -> tensor<?x2x6x8xf32>
    %37 = stablehlo.dynamic_reshape %33, %from_elements_41 : (tensor<?x6x8xf32>, tensor<4xi64>) -> tensor<?x2x6x8xf32>
    %38 = stablehlo.dynamic_reshape %35, %from_elements_41 : (tensor<?x6x8xf32>, tensor<4xi64>) -> tensor<?x2x6x8xf32>
    %39 = stablehlo.convert %cst_18 : (tensor<1xf64>) -> tensor<1xf32>
    %40 = stablehlo.reshape %39 : (tensor<1xf32>) -> tensor<f32>
    %41 = shape.shape_of %36 : tensor<?x2x6x8xf32> -> tensor<4xindex>
    %42 = stablehlo.dynamic_broadcast_in_dim %36, %41, dims = [0, 1, 2, 3] : (tensor<?x2x6x8xf32>, tensor<4xindex>) -> tensor<?x2x6x8xf32>
    %43 = stablehlo.dynamic_broadcast_in_dim %40, %41, dims = [] : (tensor<f32>, tensor<4xindex>) -> tensor<?x2x6x8xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<?x2x6x8xf32>
    %45 = stablehlo.transpose %37, dims = [0, 1, 3, 2] : (tensor<?x2x6x8xf32>) -> tensor<?x2x8x6xf32>
    %46 = shape.shape_of %45 : tensor<?x2x8x6xf32> -> tensor<4xindex>
    %47 = stablehlo.dynamic_broadcast_in_dim %45, %46, dims = [0, 1, 2, 3] : (tensor<?x2x8x6xf32>, tensor<4xindex>) -> tensor<?x2x8x6xf32>
    %48 = stablehlo.dynamic_broadcast_in_dim %40, %46, dims = [] : (tensor<f32>, tensor<4xindex>) -> tensor<?x2x8x6xf32>
    %49 = stablehlo.multiply %47, %48 : tensor<?x2x8x6xf32>
    %from_elements_42 = tensor.from_elements %dim, %c2, %c6, %c8 : tensor<4xindex>
    %50 = stablehlo.dynamic_broadcast_in_dim %44, %from_elements_42, dims = [0, 1, 2, 3] : (tensor<?x2x6x8xf32>, tensor<4xindex>) -> tensor<?x2x6x8xf32>
    %from_elements_43 = tensor.from_elements %29, %c6_i64, %c8_i64 : tensor<3xi64>
    %51 = stablehlo.dynamic_reshape %50, %from_elements_43 : (tensor<?x2x6x8xf32>, tensor<3xi64>) -> tensor<?x6x8xf32>
    %from_elements_44 = tensor.from_elements %dim, %c2, %c8, %c6 : tensor<4xindex>
    %52 = stablehlo.dynamic_broadcast_in_dim %49, %from_elements_44, dims = [0, 1, 2, 3] : (tensor<?x2x8x6xf32>, tensor<4xindex>) -> tensor<?x2x8x6xf32>
    %from_elements_45 = tensor.from_elements %29, %c8_i64, %c6_i64 : tensor<3xi64>
    %53 = stablehlo.dynamic_reshape %52, %from_elements_45 : (tensor<?x2x8x6xf32>, tensor<3xi64>) -> tensor<?x8x6xf32>
    %dim_46 = tensor.dim %53, %c0 : tensor<?x8x6xf32>
    %from_elements_47 = tensor.from_elements %dim_46, %c8, %c6 : tensor<3xindex>
    %54 = stablehlo.dynamic_broadcast_in_dim %53, %from_elements_47, dims = [0, 1, 2] : (tensor<?x8x6xf32>, tensor<3xindex>) -> tensor<?x8x6xf32>
    %55 = stablehlo.dot_general %51, %54, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x6x8xf32>, tensor<?x8x6xf32>) -> tensor<?x6x6xf32>
    %from_elements_48 = tensor.from_elements %3, %c2_i64, %c6_i64, %c6_i64 : tensor<4xi64>
    %56 = stablehlo.dynamic_reshape %55, %from_elements_48 : (tensor<?x6x6xf32>, tensor<4xi64>) -> tensor<?x2x6x6xf32>
    %dim_49 = tensor.dim %56, %c0 : tensor<?x2x6x6xf32>
    %57 = stablehlo.reduce(%56 init: %cst_12) applies stablehlo.maximum across dimensions = [3] : (tensor<?x2x6x6xf32>, tensor<f32>) -> tensor<?x2x6xf32>
    %from_elements_50 = tensor.from_elements %dim_49, %c2, %c6, %c1 : tensor<4xindex>
    %58 = stablehlo.dynamic_reshape %57, %from_elements_50 : (tensor<?x2x6xf32>, tensor<4xindex>) -> tensor<?x2x6x1xf32>
    %59 = shape.shape_of %56 : tensor<?x2x6x6xf32> -> tensor<4xindex>
    %60 = shape.shape_of %58 : tensor<?x2x6x1xf32> -> tensor<4xindex>
    %61 = shape.cstr_broadcastable %59, %60 : tensor<4xindex>, tensor<4xindex>
    %62 = shape.assuming %61 -> (tensor<?x2x6x6xf32>) {
      %259 = shape.broadcast %59, %60 : tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
      %260 = stablehlo.dynamic_broadcast_in_dim %56, %259, dims = [0, 1, 2, 3] : (tensor<?x2x6x6xf32>, tensor<4xindex>) -> tensor<?x2x6x6xf32>
      %261 = stablehlo.dynamic_broadcast_in_dim %58, %259, dims = [0, 1, 2, 3] : (tensor<?x2x6x1xf32>, tensor<4xindex>) -> tensor<?x2x6x6xf32>
      %262 = stablehlo.subtract %260, %261 : tensor<?x2x6x6xf32>
      shape.assuming_yield %262 : tensor<?x2x6x6xf32>
    }
    %63 = stablehlo.exponential %62 : tensor<?x2x6x6xf32>
    %64 = stablehlo.reduce(%63 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<?x2x6x6xf32>, tensor<f32>) -> tensor<?x2x6xf32>
    %dim_51 = tensor.dim %63, %c0 : tensor<?x2x6x6xf32>
    %from_elements_52 = tensor.from_elements %dim_51, %c2, %c6, %c1 : tensor<4xindex>
    %65 = stablehlo.dynamic_reshape %64, %from_elements_52 : (tensor<?x2x6xf32>, tensor<4xindex>) -> tensor<?x2x6x1xf32>
    %66 = shape.shape_of %63 : tensor<?x2x6x6xf32> -> tensor<4xindex>
    %67 = shape.shape_of %65 : tensor<?x2x6x1xf32> -> tensor<4xindex>
    %68 = shape.cstr_broadcastable %66, %67 : tensor<4xindex>, tensor<4xindex>
    %69 = shape.assuming %68 -> (tensor<?x2x6x6xf32>) {
      %259 = shape.broadcast %66, %67 : tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
      %260 = stablehlo.dynamic_broadcast_in_dim %63, %259, dims = [0, 1, 2, 3] : (tensor<?x2x6x6xf32>, tensor<4xindex>) -> tensor<?x2x6x6xf32>
      %261 = stablehlo.dynamic_broadcast_in_dim %65, %259, dims = [0, 1, 2, 3] : (tensor<?x2x6x1xf32>, tensor<4xindex>) -> tensor<?x2x6x6xf32>
      %262 = stablehlo.divide %260, %261 : tensor<?x2x6x6xf32>
      shape.assuming_yield %262 : tensor<?x2x6x6xf32>
    }
    %70 = stablehlo.convert %cst_19 : tensor<1xf64>
    %71 = stablehlo.reshape %70 : (tensor<1xf64>) -> tensor<f64>
    %72 = stablehlo.convert %71 : (tensor<f64>) -> tensor<f32>
    %73 = stablehlo.dynamic_broadcast_in_dim %56, %59, dims = [0, 1, 2, 3] : (tensor<?x2x6x6xf32>, tensor<4xindex>) -> tensor<?x2x6x6xf32>
    %74 = stablehlo.dynamic_broadcast_in_dim %72, %59, dims = [] : (tensor<f32>, tensor<4xindex>) -> tensor<?x2x6x6xf32>
    %75 = stablehlo.compare EQ, %73, %74, FLOAT : (tensor<?x2x6x6xf32>, tensor<?x2x6x6xf32>) -> tensor<?x2x6x6xi1>
    %76 = stablehlo.reduce(%75 init: %c) applies stablehlo.and across dimensions = [3] : (tensor<?x2x6x6xi1>, tensor<i1>) -> tensor<?x2x6xi1>
    %dim_53 = tensor.dim %75, %c0 : tensor<?x2x6x6xi1>
    %from_elements_54 = tensor.from_elements %dim_53, %c2, %c6, %c1 : tensor<4xindex>
    %77 = stablehlo.dynamic_reshape %76, %from_elements_54 : (tensor<?x2x6xi1>, tensor<4xindex>) -> tensor<?x2x6x1xi1>
    %dim_55 = tensor.dim %69, %c0 : tensor<?x2x6x6xf32>
    %from_elements_56 = tensor.from_elements %dim_55, %c2, %c6, %c6 : tensor<4xindex>
    %78 = stablehlo.dynamic_broadcast_in_dim %cst, %from_elements_56, dims = [] : (tensor<f32>, tensor<4xindex>) -> tensor<?x2x6x6xf32>
    %79 = shape.shape_of %77 : tensor<?x2x6x1xi1> -> tensor<4xindex>
    %80 = shape.shape_of %78 : tensor<?x2x6x6xf32> -> tensor<4xindex>
    %81 = shape.shape_of %69 : tensor<?x2x6x6xf32> -> tensor<4xindex>
    %82 = shape.cstr_broadcastable %79, %80, %81 : tensor<4xindex>, tensor<4xindex>, tensor<4xindex>
    %83 = shape.assuming %82 -> (tensor<?x2x6x6xf32>) {
      %259 = shape.broadcast %79, %80, %81 : tensor<4xindex>, tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
      %260 = stablehlo.dynamic_broadcast_in_dim %77, %259, dims = [0, 1, 2, 3] : (tensor<?x2x6x1xi1>, tensor<4xindex>) -> tensor<?x2x6x6xi1>
      %261 = stablehlo.dynamic_broadcast_in_dim %78, %259, dims = [0, 1, 2, 3] : (tensor<?x2x6x6xf32>, tensor<4xindex>) -> tensor<?x2x6x6xf32>
      %262 = stablehlo.dynamic_broadcast_in_dim %69, %259, dims = [0, 1, 2, 3] : (tensor<?x2x6x6xf32>, tensor<4xindex>) -> tensor<?x2x6x6xf32>
      %263 = stablehlo.select %260, %261, %262 : tensor<?x2x6x6xi1>, tensor<?x2x6x6xf32>
      shape.assuming_yield %263 : tensor<?x2x6x6xf32>
    }
    %from_elements_57 = tensor.from_elements %dim, %c2, %c6, %c6 : tensor<4xindex>
    %84 = stablehlo.dynamic_broadcast_in_dim %83, %from_elements_57, dims = [0, 1, 2, 3] : (tensor<?x2x6x6xf32>, tensor<4xindex>) -> tensor<?x2x6x6xf32>
    %from_elements_58 = tensor.from_elements %29, %c6_i64, %c6_i64 : tensor<3xi64>
    %85 = stablehlo.dynamic_reshape %84, %from_elements_58 : (tensor<?x2x6x6xf32>, tensor<3xi64>) -> tensor<?x6x6xf32>
    %86 = stablehlo.dynamic_broadcast_in_dim %38, %from_elements_42, dims = [0, 1, 2, 3] : (tensor<?x2x6x8xf32>, tensor<4xindex>) -> tensor<?x2x6x8xf32>
    %87 = stablehlo.dynamic_reshape %86, %from_elements_43 : (tensor<?x2x6x8xf32>, tensor<3xi64>) -> tensor<?x6x8xf32>
    %dim_59 = tensor.dim %87, %c0 : tensor<?x6x8xf32>
    %from_elements_60 = tensor.from_elements %dim_59, %c6, %c8 : tensor<3xindex>
    %88 = stablehlo.dynamic_broadcast_in_dim %87, %from_elements_60, dims = [0, 1, 2] : (tensor<?x6x8xf32>, tensor<3xindex>) -> tensor<?x6x8xf32>
    %89 = stablehlo.dot_general %85, %88, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x6x6xf32>, tensor<?x6x8xf32>) -> tensor<?x6x8xf32>
    %90 = stablehlo.dynamic_reshape %89, %from_elements_41 : (tensor<?x6x8xf32>, tensor<4xi64>) -> tensor<?x2x6x8xf32>
    %91 = stablehlo.transpose %90, dims = [2, 0, 1, 3] : (tensor<?x2x6x8xf32>) -> tensor<6x?x2x8xf32>
    %92 = stablehlo.transpose %91, dims = [1, 2, 0, 3] : (tensor<6x?x2x8xf32>) -> tensor<?x2x6x8xf32>
    %93 = stablehlo.transpose %92, dims = [2, 0, 1, 3] : (tensor<?x2x6x8xf32>) -> tensor<6x?x2x8xf32>
    %94 = arith.muli %3, %c6_i64 : i64
    %from_elements_61 = tensor.from_elements %94, %c16_i64 : tensor<2xi64>
    %95 = stablehlo.dynamic_reshape %93, %from_elements_61 : (tensor<6x?x2x8xf32>, tensor<2xi64>) -> tensor<?x16xf32>
    %96 = stablehlo.transpose %cst_9, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %97 = stablehlo.dot_general %95, %96, contracting_dims = [1] x [0] : (tensor<?x16xf32>, tensor<16x16xf32>) -> tensor<?x16xf32>
    %98 = stablehlo.convert %cst_20 : (tensor<1xi64>) -> tensor<1xf32>
    %99 = stablehlo.reshape %98 : (tensor<1xf32>) -> tensor<f32>
    %100 = shape.shape_of %97 : tensor<?x16xf32> -> tensor<2xindex>
    %101 = stablehlo.dynamic_broadcast_in_dim %97, %100, dims = [0, 1] : (tensor<?x16xf32>, tensor<2xindex>) -> tensor<?x16xf32>
    %102 = stablehlo.dynamic_broadcast_in_dim %99, %100, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x16xf32>
    %103 = stablehlo.multiply %101, %102 : tensor<?x16xf32>
    %104 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %105 = stablehlo.multiply %104, %cst_8 : tensor<16xf32>
    %106 = shape.shape_of %103 : tensor<?x16xf32> -> tensor<2xindex>
    %107 = shape.broadcast %106, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
    %108 = stablehlo.dynamic_broadcast_in_dim %103, %107, dims = [0, 1] : (tensor<?x16xf32>, tensor<2xindex>) -> tensor<?x16xf32>
    %109 = stablehlo.dynamic_broadcast_in_dim %105, %107, dims = [1] : (tensor<16xf32>, tensor<2xindex>) -> tensor<?x16xf32>
    %110 = stablehlo.add %108, %109 : tensor<?x16xf32>
    %111 = stablehlo.dynamic_reshape %110, %from_elements_23 : (tensor<?x16xf32>, tensor<3xi64>) -> tensor<6x?x16xf32>
    %112 = stablehlo.transpose %111, dims = [1, 0, 2] : (tensor<6x?x16xf32>) -> tensor<?x6x16xf32>
    %113 = shape.shape_of %arg0 : tensor<?x6x16xf32> -> tensor<3xindex>
    %114 = shape.shape_of %112 : tensor<?x6x16xf32> -> tensor<3xindex>
    %115 = shape.cstr_broadcastable %113, %114 : tensor<3xindex>, tensor<3xindex>
    %116 = shape.assuming %115 -> (tensor<?x6x16xf32>) {
      %259 = shape.broadcast %113, %114 : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
      %260 = stablehlo.dynamic_broadcast_in_dim %arg0, %259, dims = [0, 1, 2] : (tensor<?x6x16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
      %261 = stablehlo.dynamic_broadcast_in_dim %112, %259, dims = [0, 1, 2] : (tensor<?x6x16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
      %262 = stablehlo.add %260, %261 : tensor<?x6x16xf32>
      shape.assuming_yield %262 : tensor<?x6x16xf32>
    }
    %117 = stablehlo.convert %116 : (tensor<?x6x16xf32>) -> tensor<?x6x16xf64>
    %118 = stablehlo.reduce(%117 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<?x6x16xf64>, tensor<f64>) -> tensor<?x6xf64>
    %dim_62 = tensor.dim %117, %c0 : tensor<?x6x16xf64>
    %from_elements_63 = tensor.from_elements %dim_62, %c6, %c1 : tensor<3xindex>
    %119 = stablehlo.dynamic_reshape %118, %from_elements_63 : (tensor<?x6xf64>, tensor<3xindex>) -> tensor<?x6x1xf64>
    %120 = stablehlo.convert %cst_21 : (tensor<1xi64>) -> tensor<1xf64>
    %121 = stablehlo.reshape %120 : (tensor<1xf64>) -> tensor<f64>
    %122 = shape.shape_of %119 : tensor<?x6x1xf64> -> tensor<3xindex>
    %123 = stablehlo.dynamic_broadcast_in_dim %119, %122, dims = [0, 1, 2] : (tensor<?x6x1xf64>, tensor<3xindex>) -> tensor<?x6x1xf64>
    %124 = stablehlo.dynamic_broadcast_in_dim %121, %122, dims = [] : (tensor<f64>, tensor<3xindex>) -> tensor<?x6x1xf64>
    %125 = stablehlo.divide %123, %124 : tensor<?x6x1xf64>
    %126 = shape.shape_of %117 : tensor<?x6x16xf64> -> tensor<3xindex>
    %127 = shape.shape_of %125 : tensor<?x6x1xf64> -> tensor<3xindex>
    %128 = shape.cstr_broadcastable %126, %127 : tensor<3xindex>, tensor<3xindex>
    %129 = shape.assuming %128 -> (tensor<?x6x16xf64>) {
      %259 = shape.broadcast %126, %127 : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
      %260 = stablehlo.dynamic_broadcast_in_dim %117, %259, dims = [0, 1, 2] : (tensor<?x6x16xf64>, tensor<3xindex>) -> tensor<?x6x16xf64>
      %261 = stablehlo.dynamic_broadcast_in_dim %125, %259, dims = [0, 1, 2] : (tensor<?x6x1xf64>, tensor<3xindex>) -> tensor<?x6x16xf64>
      %262 = stablehlo.subtract %260, %261 : tensor<?x6x16xf64>
      shape.assuming_yield %262 : tensor<?x6x16xf64>
    }
    %130 = shape.shape_of %129 : tensor<?x6x16xf64> -> tensor<3xindex>
    %131 = stablehlo.dynamic_broadcast_in_dim %129, %130, dims = [0, 1, 2] : (tensor<?x6x16xf64>, tensor<3xindex>) -> tensor<?x6x16xf64>
    %132 = stablehlo.multiply %131, %131 : tensor<?x6x16xf64>
    %133 = stablehlo.reduce(%132 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<?x6x16xf64>, tensor<f64>) -> tensor<?x6xf64>
    %dim_64 = tensor.dim %132, %c0 : tensor<?x6x16xf64>
    %from_elements_65 = tensor.from_elements %dim_64, %c6, %c1 : tensor<3xindex>
    %134 = stablehlo.dynamic_reshape %133, %from_elements_65 : (tensor<?x6xf64>, tensor<3xindex>) -> tensor<?x6x1xf64>
    %135 = shape.shape_of %134 : tensor<?x6x1xf64> -> tensor<3xindex>
    %136 = stablehlo.dynamic_broadcast_in_dim %134, %135, dims = [0, 1, 2] : (tensor<?x6x1xf64>, tensor<3xindex>) -> tensor<?x6x1xf64>
    %137 = stablehlo.dynamic_broadcast_in_dim %121, %135, dims = [] : (tensor<f64>, tensor<3xindex>) -> tensor<?x6x1xf64>
    %138 = stablehlo.divide %136, %137 : tensor<?x6x1xf64>
    %139 = stablehlo.convert %138 : (tensor<?x6x1xf64>) -> tensor<?x6x1xf32>
    %140 = stablehlo.reduce(%116 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<?x6x16xf32>, tensor<f32>) -> tensor<?x6xf32>
    %dim_66 = tensor.dim %116, %c0 : tensor<?x6x16xf32>
    %from_elements_67 = tensor.from_elements %dim_66, %c6, %c1 : tensor<3xindex>
    %141 = stablehlo.dynamic_reshape %140, %from_elements_67 : (tensor<?x6xf32>, tensor<3xindex>) -> tensor<?x6x1xf32>
    %142 = stablehlo.convert %cst_21 : (tensor<1xi64>) -> tensor<1xf32>
    %143 = stablehlo.reshape %142 : (tensor<1xf32>) -> tensor<f32>
    %144 = shape.shape_of %141 : tensor<?x6x1xf32> -> tensor<3xindex>
    %145 = stablehlo.dynamic_broadcast_in_dim %141, %144, dims = [0, 1, 2] : (tensor<?x6x1xf32>, tensor<3xindex>) -> tensor<?x6x1xf32>
    %146 = stablehlo.dynamic_broadcast_in_dim %143, %144, dims = [] : (tensor<f32>, tensor<3xindex>) -> tensor<?x6x1xf32>
    %147 = stablehlo.divide %145, %146 : tensor<?x6x1xf32>
    %148 = stablehlo.convert %cst_22 : (tensor<1xf64>) -> tensor<1xf32>
    %149 = stablehlo.reshape %148 : (tensor<1xf32>) -> tensor<f32>
    %150 = shape.shape_of %139 : tensor<?x6x1xf32> -> tensor<3xindex>
    %151 = stablehlo.dynamic_broadcast_in_dim %139, %150, dims = [0, 1, 2] : (tensor<?x6x1xf32>, tensor<3xindex>) -> tensor<?x6x1xf32>
    %152 = stablehlo.dynamic_broadcast_in_dim %149, %150, dims = [] : (tensor<f32>, tensor<3xindex>) -> tensor<?x6x1xf32>
    %153 = stablehlo.add %151, %152 : tensor<?x6x1xf32>
    %154 = stablehlo.rsqrt %153 : tensor<?x6x1xf32>
    %155 = shape.shape_of %116 : tensor<?x6x16xf32> -> tensor<3xindex>
    %156 = shape.shape_of %147 : tensor<?x6x1xf32> -> tensor<3xindex>
    %157 = shape.cstr_broadcastable %155, %156 : tensor<3xindex>, tensor<3xindex>
    %158 = shape.assuming %157 -> (tensor<?x6x16xf32>) {
      %259 = shape.broadcast %155, %156 : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
      %260 = stablehlo.dynamic_broadcast_in_dim %116, %259, dims = [0, 1, 2] : (tensor<?x6x16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
      %261 = stablehlo.dynamic_broadcast_in_dim %147, %259, dims = [0, 1, 2] : (tensor<?x6x1xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
      %262 = stablehlo.subtract %260, %261 : tensor<?x6x16xf32>
      shape.assuming_yield %262 : tensor<?x6x16xf32>
    }
    %159 = shape.shape_of %158 : tensor<?x6x16xf32> -> tensor<3xindex>
    %160 = shape.shape_of %154 : tensor<?x6x1xf32> -> tensor<3xindex>
    %161 = shape.cstr_broadcastable %159, %160 : tensor<3xindex>, tensor<3xindex>
    %162 = shape.assuming %161 -> (tensor<?x6x16xf32>) {
      %259 = shape.broadcast %159, %160 : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
      %260 = stablehlo.dynamic_broadcast_in_dim %158, %259, dims = [0, 1, 2] : (tensor<?x6x16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
      %261 = stablehlo.dynamic_broadcast_in_dim %154, %259, dims = [0, 1, 2] : (tensor<?x6x1xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
      %262 = stablehlo.multiply %260, %261 : tensor<?x6x16xf32>
      shape.assuming_yield %262 : tensor<?x6x16xf32>
    }
    %163 = shape.shape_of %162 : tensor<?x6x16xf32> -> tensor<3xindex>
    %164 = shape.broadcast %163, %1 : tensor<3xindex>, tensor<1xindex> -> tensor<3xindex>
    %165 = stablehlo.dynamic_broadcast_in_dim %162, %164, dims = [0, 1, 2] : (tensor<?x6x16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
    %166 = stablehlo.dynamic_broadcast_in_dim %cst_7, %164, dims = [2] : (tensor<16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
    %167 = stablehlo.multiply %165, %166 : tensor<?x6x16xf32>
    %168 = shape.shape_of %167 : tensor<?x6x16xf32> -> tensor<3xindex>
    %169 = shape.broadcast %168, %1 : tensor<3xindex>, tensor<1xindex> -> tensor<3xindex>
    %170 = stablehlo.dynamic_broadcast_in_dim %167, %169, dims = [0, 1, 2] : (tensor<?x6x16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
    %171 = stablehlo.dynamic_broadcast_in_dim %cst_6, %169, dims = [2] : (tensor<16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
    %172 = stablehlo.add %170, %171 : tensor<?x6x16xf32>
    %173 = stablehlo.dynamic_reshape %172, %from_elements_61 : (tensor<?x6x16xf32>, tensor<2xi64>) -> tensor<?x16xf32>
    %174 = stablehlo.transpose %cst_5, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %175 = stablehlo.dot_general %173, %174, contracting_dims = [1] x [0] : (tensor<?x16xf32>, tensor<16x32xf32>) -> tensor<?x32xf32>
    %176 = shape.shape_of %175 : tensor<?x32xf32> -> tensor<2xindex>
    %177 = stablehlo.dynamic_broadcast_in_dim %175, %176, dims = [0, 1] : (tensor<?x32xf32>, tensor<2xindex>) -> tensor<?x32xf32>
    %178 = stablehlo.dynamic_broadcast_in_dim %99, %176, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x32xf32>
    %179 = stablehlo.multiply %177, %178 : tensor<?x32xf32>
    %180 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %181 = stablehlo.multiply %180, %cst_4 : tensor<32xf32>
    %182 = shape.shape_of %179 : tensor<?x32xf32> -> tensor<2xindex>
    %183 = shape.broadcast %182, %2 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
    %184 = stablehlo.dynamic_broadcast_in_dim %179, %183, dims = [0, 1] : (tensor<?x32xf32>, tensor<2xindex>) -> tensor<?x32xf32>
    %185 = stablehlo.dynamic_broadcast_in_dim %181, %183, dims = [1] : (tensor<32xf32>, tensor<2xindex>) -> tensor<?x32xf32>
    %186 = stablehlo.add %184, %185 : tensor<?x32xf32>
    %from_elements_68 = tensor.from_elements %3, %c6_i64, %c32_i64 : tensor<3xi64>
    %187 = stablehlo.dynamic_reshape %186, %from_elements_68 : (tensor<?x32xf32>, tensor<3xi64>) -> tensor<?x6x32xf32>
    %188 = shape.shape_of %187 : tensor<?x6x32xf32> -> tensor<3xindex>
    %189 = stablehlo.dynamic_broadcast_in_dim %cst, %188, dims = [] : (tensor<f32>, tensor<3xindex>) -> tensor<?x6x32xf32>
    %190 = stablehlo.maximum %187, %189 : tensor<?x6x32xf32>
    %from_elements_69 = tensor.from_elements %94, %c32_i64 : tensor<2xi64>
    %191 = stablehlo.dynamic_reshape %190, %from_elements_69 : (tensor<?x6x32xf32>, tensor<2xi64>) -> tensor<?x32xf32>
    %192 = stablehlo.transpose %cst_3, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %193 = stablehlo.dot_general %191, %192, contracting_dims = [1] x [0] : (tensor<?x32xf32>, tensor<32x16xf32>) -> tensor<?x16xf32>
    %194 = shape.shape_of %193 : tensor<?x16xf32> -> tensor<2xindex>
    %195 = stablehlo.dynamic_broadcast_in_dim %193, %194, dims = [0, 1] : (tensor<?x16xf32>, tensor<2xindex>) -> tensor<?x16xf32>
    %196 = stablehlo.dynamic_broadcast_in_dim %99, %194, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x16xf32>
    %197 = stablehlo.multiply %195, %196 : tensor<?x16xf32>
    %198 = stablehlo.multiply %104, %cst_2 : tensor<16xf32>
    %199 = shape.shape_of %197 : tensor<?x16xf32> -> tensor<2xindex>
    %200 = shape.broadcast %199, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
    %201 = stablehlo.dynamic_broadcast_in_dim %197, %200, dims = [0, 1] : (tensor<?x16xf32>, tensor<2xindex>) -> tensor<?x16xf32>
    %202 = stablehlo.dynamic_broadcast_in_dim %198, %200, dims = [1] : (tensor<16xf32>, tensor<2xindex>) -> tensor<?x16xf32>
    %203 = stablehlo.add %201, %202 : tensor<?x16xf32>
    %from_elements_70 = tensor.from_elements %3, %c6_i64, %c16_i64 : tensor<3xi64>
    %204 = stablehlo.dynamic_reshape %203, %from_elements_70 : (tensor<?x16xf32>, tensor<3xi64>) -> tensor<?x6x16xf32>
    %205 = shape.shape_of %172 : tensor<?x6x16xf32> -> tensor<3xindex>
    %206 = shape.shape_of %204 : tensor<?x6x16xf32> -> tensor<3xindex>
    %207 = shape.cstr_broadcastable %205, %206 : tensor<3xindex>, tensor<3xindex>
    %208 = shape.assuming %207 -> (tensor<?x6x16xf32>) {
      %259 = shape.broadcast %205, %206 : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
      %260 = stablehlo.dynamic_broadcast_in_dim %172, %259, dims = [0, 1, 2] : (tensor<?x6x16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
      %261 = stablehlo.dynamic_broadcast_in_dim %204, %259, dims = [0, 1, 2] : (tensor<?x6x16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
      %262 = stablehlo.add %260, %261 : tensor<?x6x16xf32>
      shape.assuming_yield %262 : tensor<?x6x16xf32>
    }
    %209 = stablehlo.convert %208 : (tensor<?x6x16xf32>) -> tensor<?x6x16xf64>
    %210 = stablehlo.reduce(%209 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<?x6x16xf64>, tensor<f64>) -> tensor<?x6xf64>
    %dim_71 = tensor.dim %209, %c0 : tensor<?x6x16xf64>
    %from_elements_72 = tensor.from_elements %dim_71, %c6, %c1 : tensor<3xindex>
    %211 = stablehlo.dynamic_reshape %210, %from_elements_72 : (tensor<?x6xf64>, tensor<3xindex>) -> tensor<?x6x1xf64>
    %212 = shape.shape_of %211 : tensor<?x6x1xf64> -> tensor<3xindex>
    %213 = stablehlo.dynamic_broadcast_in_dim %211, %212, dims = [0, 1, 2] : (tensor<?x6x1xf64>, tensor<3xindex>) -> tensor<?x6x1xf64>
    %214 = stablehlo.dynamic_broadcast_in_dim %121, %212, dims = [] : (tensor<f64>, tensor<3xindex>) -> tensor<?x6x1xf64>
    %215 = stablehlo.divide %213, %214 : tensor<?x6x1xf64>
    %216 = shape.shape_of %209 : tensor<?x6x16xf64> -> tensor<3xindex>
    %217 = shape.shape_of %215 : tensor<?x6x1xf64> -> tensor<3xindex>
    %218 = shape.cstr_broadcastable %216, %217 : tensor<3xindex>, tensor<3xindex>
    %219 = shape.assuming %218 -> (tensor<?x6x16xf64>) {
      %259 = shape.broadcast %216, %217 : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
      %260 = stablehlo.dynamic_broadcast_in_dim %209, %259, dims = [0, 1, 2] : (tensor<?x6x16xf64>, tensor<3xindex>) -> tensor<?x6x16xf64>
      %261 = stablehlo.dynamic_broadcast_in_dim %215, %259, dims = [0, 1, 2] : (tensor<?x6x1xf64>, tensor<3xindex>) -> tensor<?x6x16xf64>
      %262 = stablehlo.subtract %260, %261 : tensor<?x6x16xf64>
      shape.assuming_yield %262 : tensor<?x6x16xf64>
    }
    %220 = shape.shape_of %219 : tensor<?x6x16xf64> -> tensor<3xindex>
    %221 = stablehlo.dynamic_broadcast_in_dim %219, %220, dims = [0, 1, 2] : (tensor<?x6x16xf64>, tensor<3xindex>) -> tensor<?x6x16xf64>
    %222 = stablehlo.multiply %221, %221 : tensor<?x6x16xf64>
    %223 = stablehlo.reduce(%222 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<?x6x16xf64>, tensor<f64>) -> tensor<?x6xf64>
    %dim_73 = tensor.dim %222, %c0 : tensor<?x6x16xf64>
    %from_elements_74 = tensor.from_elements %dim_73, %c6, %c1 : tensor<3xindex>
    %224 = stablehlo.dynamic_reshape %223, %from_elements_74 : (tensor<?x6xf64>, tensor<3xindex>) -> tensor<?x6x1xf64>
    %225 = shape.shape_of %224 : tensor<?x6x1xf64> -> tensor<3xindex>
    %226 = stablehlo.dynamic_broadcast_in_dim %224, %225, dims = [0, 1, 2] : (tensor<?x6x1xf64>, tensor<3xindex>) -> tensor<?x6x1xf64>
    %227 = stablehlo.dynamic_broadcast_in_dim %121, %225, dims = [] : (tensor<f64>, tensor<3xindex>) -> tensor<?x6x1xf64>
    %228 = stablehlo.divide %226, %227 : tensor<?x6x1xf64>
    %229 = stablehlo.convert %228 : (tensor<?x6x1xf64>) -> tensor<?x6x1xf32>
    %230 = stablehlo.reduce(%208 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<?x6x16xf32>, tensor<f32>) -> tensor<?x6xf32>
    %dim_75 = tensor.dim %208, %c0 : tensor<?x6x16xf32>
    %from_elements_76 = tensor.from_elements %dim_75, %c6, %c1 : tensor<3xindex>
    %231 = stablehlo.dynamic_reshape %230, %from_elements_76 : (tensor<?x6xf32>, tensor<3xindex>) -> tensor<?x6x1xf32>
    %232 = shape.shape_of %231 : tensor<?x6x1xf32> -> tensor<3xindex>
    %233 = stablehlo.dynamic_broadcast_in_dim %231, %232, dims = [0, 1, 2] : (tensor<?x6x1xf32>, tensor<3xindex>) -> tensor<?x6x1xf32>
    %234 = stablehlo.dynamic_broadcast_in_dim %143, %232, dims = [] : (tensor<f32>, tensor<3xindex>) -> tensor<?x6x1xf32>
    %235 = stablehlo.divide %233, %234 : tensor<?x6x1xf32>
    %236 = shape.shape_of %229 : tensor<?x6x1xf32> -> tensor<3xindex>
    %237 = stablehlo.dynamic_broadcast_in_dim %229, %236, dims = [0, 1, 2] : (tensor<?x6x1xf32>, tensor<3xindex>) -> tensor<?x6x1xf32>
    %238 = stablehlo.dynamic_broadcast_in_dim %149, %236, dims = [] : (tensor<f32>, tensor<3xindex>) -> tensor<?x6x1xf32>
    %239 = stablehlo.add %237, %238 : tensor<?x6x1xf32>
    %240 = stablehlo.rsqrt %239 : tensor<?x6x1xf32>
    %241 = shape.shape_of %208 : tensor<?x6x16xf32> -> tensor<3xindex>
    %242 = shape.shape_of %235 : tensor<?x6x1xf32> -> tensor<3xindex>
    %243 = shape.cstr_broadcastable %241, %242 : tensor<3xindex>, tensor<3xindex>
    %244 = shape.assuming %243 -> (tensor<?x6x16xf32>) {
      %259 = shape.broadcast %241, %242 : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
      %260 = stablehlo.dynamic_broadcast_in_dim %208, %259, dims = [0, 1, 2] : (tensor<?x6x16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
      %261 = stablehlo.dynamic_broadcast_in_dim %235, %259, dims = [0, 1, 2] : (tensor<?x6x1xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
      %262 = stablehlo.subtract %260, %261 : tensor<?x6x16xf32>
      shape.assuming_yield %262 : tensor<?x6x16xf32>
    }
    %245 = shape.shape_of %244 : tensor<?x6x16xf32> -> tensor<3xindex>
    %246 = shape.shape_of %240 : tensor<?x6x1xf32> -> tensor<3xindex>
    %247 = shape.cstr_broadcastable %245, %246 : tensor<3xindex>, tensor<3xindex>
    %248 = shape.assuming %247 -> (tensor<?x6x16xf32>) {
      %259 = shape.broadcast %245, %246 : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
      %260 = stablehlo.dynamic_broadcast_in_dim %244, %259, dims = [0, 1, 2] : (tensor<?x6x16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
      %261 = stablehlo.dynamic_broadcast_in_dim %240, %259, dims = [0, 1, 2] : (tensor<?x6x1xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
      %262 = stablehlo.multiply %260, %261 : tensor<?x6x16xf32>
      shape.assuming_yield %262 : tensor<?x6x16xf32>
    }
    %249 = shape.shape_of %248 : tensor<?x6x16xf32> -> tensor<3xindex>
    %250 = shape.broadcast %249, %1 : tensor<3xindex>, tensor<1xindex> -> tensor<3xindex>
    %251 = stablehlo.dynamic_broadcast_in_dim %248, %250, dims = [0, 1, 2] : (tensor<?x6x16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
    %252 = stablehlo.dynamic_broadcast_in_dim %cst_1, %250, dims = [2] : (tensor<16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
    %253 = stablehlo.multiply %251, %252 : tensor<?x6x16xf32>
    %254 = shape.shape_of %253 : tensor<?x6x16xf32> -> tensor<3xindex>
    %255 = shape.broadcast %254, %1 : tensor<3xindex>, tensor<1xindex> -> tensor<3xindex>
    %256 = stablehlo.dynamic_broadcast_in_dim %253, %255, dims = [0, 1, 2] : (tensor<?x6x16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
    %257 = stablehlo.dynamic_broadcast_in_dim %cst_0, %255, dims = [2] : (tensor<16xf32>, tensor<3xindex>) -> tensor<?x6x16xf32>
    %258 = stablehlo.add %256, %257 : tensor<?x6x16xf32>
    return %258 : tensor<?x6x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_5: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_4: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32_3: "0x04000000474003BEA23D0CBEC40E383D74AF1A3E6B798EBD7BD623BCC32503BEC21AFD3CAA6E4E3D9E4CDEBC8FB9093E78B011BE034CC2BCFAF4C8BD23F21E3E7453193E",
      torch_tensor_16_32_torch.float32: "0x04000000DE4A00BE647CE4BDC4A033BE25A02F3CBA4F29BE206FB9BD74CC263E97F1953D48E2C03D1DF8F73C99D319BEB876A8BDB68B12BEACDEDFBD9294763D6AD348BD4EE7303E90F403BED47B1ABE2BBD323EE85F1CBEF7081A3E5CFA423D85FD24BE02AA1D3E392045BD374895BD89360DBE4E1D19BEDC36213DE0CE31BE66C5943D18ED32BDAC1C7E3DA74831BD3C667A3D523B9EBB8FD1543DFD4A93BDDE06F9BD0D6EB83CE214E7BD6D6EE0BDF90F2EBE4BCC66BDF7E8F1BD28F80C3E8973023E51CC2B3D4214133EA453AE3D38862ABE30E590BC5911EBBC0CD1DBBDA1394E3D81FE61BD861EADBDA20D07BB6DB5F0BD27D2153E4E17E53D0C5A2B3EA13F00BDE77A6C3DB2FDE8BB31CA15BEE1CAA33D92E1FCBD6DB082BD3321A2BDCD9830BEA2C5CF3B053EED3CF35257BC9D21053EF1DE0A3CB5E303BDB078C5BD4304D7BD97E2CDBC677BD4BDBED3EEBD5989BFBCD9B1FFBC23FFDCBD1389D33DB184193E23D9F6BD88939E3D5CFDA7BD245E96BC7CFB283E4A4EB93CE0982CBEB768263E0E15F5BBFA48B5BD3D32BFBDE33A1B3E0787433B73F7C73D26F1ED3DC4848CBD08D5753CC82FEABD2E29173EA671BFBD3179F03D6F75373D7754DF3DDE14FFBDCC24B4BB0798BB3DD936E7BBBF3A26BB536CB03D4F4B07BE632B11BDD8E7A43DB88FB13DA920283EF33B0FBDE28F2B3DFA21B2BDEF0CF3BCE4BFB5BDDF25063E73248D3A3148933D5123C73D3BEE063D671C9A3C3CFC53BC415619BEAE52E93C446A20BDE22618BE1CA7283EAC629ABC4EB0B4BDB63930BE2BBA26BE94DD893DB345A5BD16649CBDBB7BD1BDBD1E123E590F2EBDC1AAEA3D32B50F3E37580CBE6F0C073EA9440ABDEC5F2D3E50ECB83DAE592FBEA784063D22887E3D715683BDD344093E1BE815BE08C165BD097B2C3EC3CA303E83DAB43D1C1ED8BDD0BF1BBE612E13BE9B0235BDF017CD3D373E653D7DDDAFBCC2CC223E10260E3EDE35A9BD79C89CBD5FEC07BB4D42163D2DDFA5BA1EC58B3DADC9F93D598F02BD53CBB13D00F5C43C25F88A3D510B953D858841BD256BA1BD7EBF9A3DB7CBE7BD3712BE3DA44AE8BD055FF83DA143913D536331BD62F0CE3D20756EBDB3421A3D842F553DDBE5933C0B68113D99FD65BBDA2E51BD22FCC93DA0CC8E3DE609873DF66AF43D056DBDBD173B28BD4F1BA5BB6E14123ECC2510BE47AACFBDAB792CBD7AA01ABE93040FBE0D01F83DF31B073C36A011BE301EEFBC6C71BEBBE8B580BDD26917BEDD08C53D24DDB2BC32BC303E04A30ABE34C1C6BDCA7816BC751DFCBD03EC033EA3FC0B3EDDFD233E868AE4BD9CCB003E2160FB3DAC0D90BD1EE89E3CDA84AC3D1A89013E4E1229BEE237343E8C0C36BDC682933DB5DBE0BD5E4D0BBE6A2FF5BD875ED53DE294B2BDF674D23D1AE65A3DB402903D630D21BDE20A65BD0A64A9BD3E5ECABDCEE7263E30671DBC4A419BBDD96B28BE4CFFFB3BC5AF33BEA66B08BB0F98E43DE385D0BD22EBC63D3EF966BD4D390BBEE14933BE76DAB33D1E7F0ABE6DC6B03D5758CF3C16C4C43D161208BEE34C1E3E094D34BE6A6609BE321CD93D27DEC43B214CCBBDC3E217BD6E1821BEF28A1DBE14591BBD4D170A3EFA3D583D368A083DAAE63FBD42C2243EF5E8DD3A9B7C743D4623383B87FAE13CBC74713D27E90A3E7264D03D3B55B93C38BE903DB2C059BD8D77F73D26434B3D9B9C083E3B1BE2BC43CC13BED0090F3D553F933D7444123EB1528C3DBFC3853D5E0E103E52D678BDB7D31F3E7A9DB93D30C9F13DE819013EF9E313BE2592BC3D1197283EFD56FEBDC63B78BC2CF3DCBDEDD72EBDBAD0D73C5CA8C13D073652BD47692BBECF7CC33D621DCB3D1A4403BD6DF71A3E008C0B3E42971FBD83B0DF3BC917FF3CADE30DBDE66232BD946CA3BDF1E2CDBD94CEB43DFD0157BD10AFADBD80751F3E5C89E73C059C023E33F6243E7A00CCBC3203D83C82D4273E6718F9BD221959BD0312CE3C9A7E44BCEDC6403DBA5EBE3D0EF394BD5385613C52C5233E57DCCCBD1A82F5BDF4D20ABE6B69D83D660926BE4B0FB0BDD384F43D0409D9BD2235133E763DA9BD2919E53CDF90BD3C65158EBB657EE13D61BE193E160BE2BD190BCB3DC676413DC2E257BBEA23FDBDFEC9563DFF63033E41601BBE5F2E27BE0BF531BE634E273D730D50BD1CEB60BDC48E283EE6AF38BD67E9E5BD6C43823C84B5C6BD8D2654BD473DBF3DD21C273D3B70F8BD5C562C3E1DF1F43DD9CBF6BDA0B29D3DC5C4943DFEE301BE3C70FEBD6DE315BE2345A13DF64DFC3C1E01993D45049FBDDE1C083ED6E9B83CB57010BE354036BD00C3B83D4C361F3DD38ADDBCD7F0FCBD7B36E1BD93221C3E8263CFBD2947003E2D5C72BD329AE73A5A4630BE225F6BBD7898183EE38422BE002AB63DD25718BE9D37D33C641E24BE164D0FBEF02212BEF2127BBD4E2DC53CE4B704BEE681373D5A0DDA3D1691133E6948203EC05CEE3DE03655BDE57585BC4C29203E6D19B43D1D0540BD5FAB083E82321EBEBCED1A3E1390CA3D4BC504BE48A413BED28F0D3EEF93323EAFBD7C3C19768DBD4326CE3DDC54A33D96BBB4BC5BED103E0CAAEA3D5A83343D11FBBB3D678F29BE0295A9BD93BE9E3C5CE8443D68FAC5BC85B3883D40935C3D7E4C27BE2063643D367C6BBC9F22F9BD4E7DC33B3C1432BDCA41C0BD96F324BE1D6F173E64DDDBBDDE80C23CBB03113E3371B6BC0349EDBDE8202FBEB59DF03C45A8B5BD4E37533C1F49673DEF274DBDD87AF53DEF72BCBC237C90BD1161EFBDB1AF5B3D0DD5DFBD0D35183D7AC5B6BC1AD0F83DAE7CB1BD2A59B2BDDC26BBBC6820DDBD6A068A3D4D9D84BD1989943D0B1ED23D3268D33D50ED04BDDE93C53DAAB5BFBDC65B34BE1CD289BC",
      torch_tensor_32_torch.float32: "0x040000003829993D00A6E9BB9A004E3E90E8ED3CA42022BE10B5BBBD68FB54BE6C2C8DBD74BAFB3D80361E3B6A1F74BE28845DBEA49FB93D1EB160BED0304CBE8AA118BE90FF733EC49591BD2819D3BDC0DA2CBED8C3233E105825BD8076453D909F743DCC65903DD8DC233E408E543C10D7D33C50FF84BCE2ED46BE38576ABD2AA6733E",
      torch_tensor_32_16_torch.float32: "0x040000007AA91C3E7C1E64BE167A563E3EB37F3ED8C98BBD5040CA3DC8487F3E385C9A3DE039C83DD000BC3DE478D1BDE8F4793DF67008BE1C9A5A3E3866DBBD70176A3DC45094BD6606003E0008873B2EC30C3E1CA48ABD4A3916BE184CC43D6E1210BE102F52BE04D1C53D6AF719BEA472C0BD20B07FBD606C913C6053B1BD1045B8BD70AF80BD1867333E8C4E993D087FF6BD76F430BE80CFBD3BE806A43D006DABBB24DC153E0053573E0410963D50DBA83D9A85143E9866AFBD80A3353DD6F84E3EAC2DF5BDE0649F3CCC2BC8BD30D844BE8698073ED28E4C3EDE4C0ABE14E4BF3D68009D3DFCEAC73D36EB0C3ED6FF6E3EDA4D423EAE0060BECCB7C8BD5AF6073EA02412BEC011493D187FDBBD88604B3D58D3F93D7CEDA03DB2F7393E4072F6BC9AF90A3E1C86A53D985BA1BDDECD34BE88356A3E54A798BD5ED3403EBC5D213E60F024BC487553BE90DFA43CE082F7BDE83A853D9483CBBD0C50453EF2F866BE2CD589BDB87B213D805FC33C3450523E14C6A1BD6A5A4CBE4A7E293E74118F3D62A3283ED88317BE465C16BE24D2CEBD809B913CF47EAD3D921C13BE40D2C0BC48FB30BD7295693EDCA5B8BD0015783E34031DBEB4F9D2BD728C40BE64983C3EB40B30BE0CEFD33D1024BCBD3C1B7F3E2871103D90505EBEF03B303D90FEF83CF69A77BED8814D3DA03F743E6857933D0043AEBA084754BD180F883D9C1AE4BD96197C3E224D5D3E7C30EF3D84B5BEBD585F70BE4C5F13BE4EE8783E16FA6ABE9C6E74BE609B93BC98E4A23D78CB7EBE0AAD6DBE0027B23A04BEABBD9E59323E3400933DBA365EBE34BC66BEF6CE2F3EA89335BD64FADFBD2C45A13D804049BDD8DCF43D90D6813DB8AEDDBD6A2E4DBE66950A3EBCCE19BE6084E2BC80020C3DC8FB14BE12730B3E361134BE40807B3D1009DB3CC0DBBB3D283E7BBE809B6C3C649AF93D44E523BED8637D3D0065803A762D593E28D458BD00DEDF3A1CB0DEBD285E7CBDE892923DDCE576BE1834423E0217383E6CD4D83D14A43F3EF4609FBDE83D693D0062503CCA0531BE10D6C4BDE8C3B5BD00307DBDF24F63BECE0A34BED07BC2BC28C61BBD106268BEA0CB5A3DFE630B3E4833553E5873573E56E232BE3C16A4BD28E4F2BDF8CF3B3D2033893D78D3633D4C99153E540F073E3E6809BE48BD2F3E88B02C3ED882073DE6B95EBEE6021DBEA4AE8E3D2005B13D0CB56E3EBC4A023E3092B93DC0B30BBC068F2E3E605CBABD4078D03DECDBF3BD00EC18BB6E4B173E74EEEA3D58CA65BD00754FBB361D0EBE5C28ED3DF6412C3EE83DB03DB8B877BE2A4237BE76612B3EF09E12BD8C371D3E0CB33C3EA0FA95BD683316BEDED770BE7CD9C33D604C033ED88631BD008878BE6CE424BEE0B15CBCB0ADE93DF08FABBD424325BE883832BEFE0C653E2868B93DC6D94FBE3E191EBE2E5159BE8027143DCCE7CFBD00DA5DBAB8FE21BD681660BEA8C464BE9A8F46BE546ED6BD80441F3D20C8F0BD400012BCE050F5BC4A1F6A3EC867E9BD4885703E1C8744BEF89655BEC87FA63DA2FD14BE004F033E9EA10DBE4A97493EFCE1773EB01C833C60D95A3D8AAC6E3ED0C2173E247C5FBE001E03BCE01567BE148E433ED88F3BBD0069E4BAA2481DBE7A330BBE30E5043DE037533EDCAD00BEE085C13CA0BB673E3E6E653EB03248BD5EF06F3E5474BA3DC227693EC00DF33B6CF558BE505E8BBD7C90993DA684083E7C077FBE2621473EC2A665BEE4FE153E26967C3E38597C3DC84241BD7AF40C3E7CF697BDA8A03DBE18AE35BEB0BBF03D6C83433EC0DB253C0C3778BE328C7BBE103A67BD98310A3EE0982ABE40018A3D04EC0BBE0C49503EF02886BD986655BD588860BE0C4C65BEE0698A3C6092253DF64E0A3E96DA5FBE086D333D30ED13BD242B163EE8CDE8BDE089983D0852CE3D3499003E489CAFBD64C4A43D98AF48BDFCDE893D4A6A1DBE846B4BBE8E6751BEB6ED20BE4CB1D8BDA86C183DA8FC5FBD10BC11BE80A2093B1CB0A1BD62CE1D3ECED752BED0FBBCBD988324BE60B4FC3CE0755F3C60A06BBC92007E3ED851C3BDC02D13BD6847843D20A9553EBE0A423EE0F5E93C08B4C1BD9433A83D4C12213E00D4AEBB788D0C3E0C84513E202809BED06162BD127B66BE08106B3DDE72363E08DA46BD0866233DF499A33DC0BAAEBB5C06473E0038153D54A27BBEB86653BECCA27DBE80D2283CA8620A3EC81807BD442C663E783838BD705B513D7AD8663E3C8F013EA0AC02BCC895763E6EF318BE20B5BE3D68AC213E58831EBED27870BEF8C4A33D403FC2BD323001BED8AD4B3DAAB539BE543F663E30D7B7BC20F8A3BDDE02563EE48F8E3D4818433D94CDF4BDB4FC733E6CF09BBD44EC543EA08B96BC526B003EDAFF333EB6973EBEF49F2ABE8C257DBEAAA4383E06285C3ED41EBBBD58C4FABD58682B3D3AD3093E70C27C3D686955BDCCD522BED6F25A3E02CA25BE605F77BE746DCCBDA0314C3D444EBE3D40F9C53DEC4C14BE1C80C4BD10ADE3BDDCF0F7BD3A9F57BEC89C513D04E694BDCC6676BE9A7B15BE62BD19BE94DBDCBDF82E1EBED09431BD547BB73D322F4FBEF070AFBC2C5993BDD2E102BEA06063BD6800D9BD60AD033C2ACB38BEB030423DB80A6B3EDC1F543E548FE5BD18D09D3DE6F871BE9A89573EDE1E7FBEB0C464BE06CB65BE44BC6DBE20AE0A3DB86387BD8017753DC06F7DBC40F9AFBBE0F9B8BD2AE217BE625656BE662C013E52FE03BE884250BDFCACF83D109B7DBDCC1781BD48A92ABEA4085BBE38BEF53D700867BD5CF9203ED0CA863C007CA6B9F81D67BE00DDB43BB06B67BD181512BE08FE6CBD4022563C38E440BE40462A3DEE20323ED0494A3D925D743EB8EBEE3DE6E449BED087C9BD186B76BD",
      torch_tensor_16_torch.float32_2: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_1: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_16_torch.float32: "0x040000000C5642BE000CB7B958CEBCBD4CA7F73D22BA5D3E98BE07BD40D800BE84B344BED46716BE84D3933D30F36A3D12DD093ED82718BD988A033E861364BEA8A2893DEE85783EE05C7DBE8AE504BE22E2233EE01920BD887508BE322D1C3EE048893CA06D203C0C839BBD6AE1403EA2000E3EE870373D30461C3D3860043E947D1F3EEC05D2BDC061E0BC90C7E03DB01AF8BD6E5F6F3E1C5C2FBEC842EC3D54E337BED462A43D14CE323EB0E2F63C5044CDBC3CCB223E8AD137BEE4B62CBE1A305ABEA0941DBE009ED43B0C2AE8BDC021643D20380A3CD00E553EE401DEBDEC108CBD1E51293E247681BDD217753E305BCBBD007033BB489D72BD38DFEE3D882EC43DC65308BE66B0283E702282BC2C7981BD003FA5BB8029323EF61E7B3E6822F93DA02E333D0A13273E181AD6BD50C905BEBCDB93BD78B025BEE024DC3D008AC23C3C2CAFBDF0EACFBC006EA2BB92805B3EC885643EC21445BE78A5BB3D24B5C53DB0C5C33D809A0BBD8C0B803D80D6803D1C2A793E865B75BEA44AC2BDC03C2CBE205BF8BDE00C493D56211C3E3E9741BE6481263E5CD6553E505EFCBD40BA323DB66C03BEC0535B3DF85FEDBDBC73C7BDE25E2BBE7A7A55BEAA4A4C3E805001BD8043E3BB8CCEFEBDCA6E323E108712BEA815CFBD5CD647BEF24357BE6E46633E9EAE45BE305F0DBD203494BD108ABB3DB4F1883D4E3F44BE34E8653E88027FBE308FCA3C1019ABBC684D6DBD9C742E3E2425583EC863053D80D6B4BDB6523E3E48D6203E30EB373DB0098CBDE0AF2C3CD82B643E3018DE3C70CB49BD66BE58BE9A2F09BE62E4383E203C10BCF06188BC485AC73DE86D28BE10598ABC940090BDCEF1053EC456503E8EBE203EBCDC3E3EA6C964BEC0C4B5BD1084F23C506F59BE40E48A3DA6CD27BEFC65DB3DB6314F3EB6FE5ABE6483563E60E6EE3DA0F028BE9809753EF8B75DBE20582CBE34B1FEBD406A4FBC40E1373DC84196BD1EA672BE6067ECBC363B423E9C1A453ECC26003E68AC143D20707E3D545A45BE3C54CF3DC6C77EBEC870D3BD588D86BD32FD3B3E40CDEEBB8438E9BDD8E6323DD46B54BE488E87BDACCC8D3DC0A287BC9014D7BCFA751C3EFC7642BECE4201BEFACC773EC0C34B3D00CC25BDBE9A043E70011A3E901C2BBDE844D5BD706127BD58E9B93D10BA02BDFEFD143EA4C350BE1434FBBDB228433E6856063D60344E3DF864A83DD8F671BDB4C0CCBD7CE2923D24B287BD9081D3BDD849073DC0AF773DD0EAB8BCB0212DBEC0D41ABD0E1511BEB2BC063E22A029BE3A1E4C3E70ECCB3D98375BBE54FA3D3EEC2A7DBE80256EBCDED51FBE003B5CBE70EACA3C683FF8BDC40B393E7E3E49BE607C543EAC711A3E5A38603E18EE95BD9EEA1CBED4132ABECEE1543E08A8FEBD402AFCBCF8D51DBDA82A303D7C1152BE406C4E3E9C6C3DBE8CCA7B3E",
      torch_tensor_48_torch.float32: "0x04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_48_16_torch.float32: "0x04000000CD92363E015C01BECFD642BC15998DBB76F34CBE8ACC07BC065E973E12987A3E47CB6E3EE061F7BCF0EFB13BBD672B3E7894D0BD1622FEBDDE20863E73338F3C62B353BECE17843E9328503D55C2273E6F2788BE8EBB683D0EC63F3EACED34BDED3632BEBED87A3EE3D4113EC997B23DCC4C943D6172DD3B3ECD333E0E1589BD808F38BEFC71EF3DA44CA73D7DC1EE3D704C0BBD016E26BDF85AC7BCED58A53DF49770BED21D92BE96A5EA3D52A92BBED700D3BC71D7AD3D9DE72F3DB91F4A3E9A65243D343F9B3DAB84E0BC8B1F393D5FEEE53DDEE5553EF98994BE659B02BE61AC8CBE4C02FABDD51F3F3E908994BE65778CBE378B353E642739BEE126653E5463C33D9F679D3D6D13793E7C3691BE9699653E6E5BCB3D451A52BED292983D91C3AEBD18B3FBBDD9D307BD15D213BE4815893E14EE863EE0C905BD83048BBEEF7199BC16B9A53CBC92513E3867213C8D81B63D3362A63D6BE631BE3D7B42BE2D1D8CBE6C931DBBCC38C23DBA59B2BC342B983E203E6FBD00974CBE4B06513DF696B0BDD9ED2BBD53E6973EFBEF0FBC5DF1883E107C273D9248E9BDF2DE653E319932BE74FB253CEBF28C3D9FB90C3E94A490BE3217763C525CA2BD0C494B3E43F9D23DDA53FB3D0D843C3E91638CBD41B4A0BCCB887B3EA0B47CBEABB858BE407EB73C4566F8BDCEA68F3C657B8A3E646211BD4EAA85BE9D860EBE4DF88F3EAFC289BD607A09BE5A210D3EF5411B3DF4378ABEC38D823E258F303E8542883EDB33093E3D6BD3BD80B4CCBD23F2173EA11E73BDD9E0753DDDE797BEB9FC1ABE64ECE83D814F77BC66BB16BE39BE88BE2445473EDD277CBD72079ABE273F973E0793183E90893BBED4D364BE7E7C973EB190A73A1A913CBE2A6C343E329E82BD19D3AB3CAD5423BEF8C784BEBB3950BE4AB509BD93FB62BEE3829A3EE82D593BE70FF0BD9AD4F73D2BFC8ABEDB5E20BE2687EB3D093385BE41441C3E70D5D23CB8B682BEBB949BBE892FC63DAA32143ED7B57ABD549F8ABE60B434BE4F4B053DE081363CEA83A03DCCC15D3D857983BCE875253E0411983ED98E823E62738E3E54A3D3BD2F07D6BD9AB50ABDFD55B93D08D3FD3D0194DFBC32854ABEDB8F6CBE3FEC963E5C97A8BD3B8529BD272740BE1B701BBEB4BA893D7B0E043E31E5F7BD8ECEE6BD915E783EC17921BE69EC69BE4EAA43BDCA2B953E7F71883DD4492D3DE7271CBDA0EC433E5C671BBE7894543E3524943D6A700B3D18A72C3D605D41BE46DD683EC0AB243E923875BE94F691BE096DA1BD264C503EF15C1ABE3B4C913E3DA31DBEBB9B8DBE85EB093E9A7B3DBE48B345BDDE95C3BD434EC7BC549A88BE87C98FBE03C8063E021D0EBD39223DBE1497FFBB2F168FBE6773A63D08E6143E1B09983EA36D7FBEC61218BD58272A3ECFAB8F3E38125FBE8C3D053E7D72013E5B053D3EE82758BE58BE5F3E789008BEF2FE40BEA904793DCECD843E23A14FBE1066273E8FA10FBD192FC83D4394743E1543AA3D342482BEA6CBBCBDFBEA783D573F84BE1180503DC05B28BE504B79BD1454E03DC2567CBE364B49BE28010F3E9D0C9BBE5BC5573E95C271BE308DA1BB27BA803DD46FF73DD29942BEE7C5283D0A01073EFA75863E4AF36BBE74E11BBEEFACB63D840B21BCEB9453BE80F183BEC5328BBE34655BBE457E05BEE4B759BE118689BE25CBC33CD9DF373ED8D313BE78D2FA3CA95E77BB7B8E123E3F7059BE2C2B6E3C6C53923E97D65F3EEF5F9BBE26CC3CBD140D3B3B4F0ECFBDE7FC4DBE6A2A5ABE6555503EF102CBBD0C6BA1BC6100B83DCB7140BE4091DF3C8E7E3A3EEE5137BE1970B63D8C582BBC84642C3E6D56503E745DA63D3594173C3CF386BE9CABF93DC5263F3E7BC4E3BD36A99BBED7137E3ED93093BD1DEB7A3D4346B0BD42F3473E57E4983E2289443E988FC7BDD2B85B3ECBFB183E8BB6F43CD18B7CBE31A106BE811A9BBEDAB3513E8DF69A3E6AA3363E605CC83DD333943D36E9963E9CF41EBEED85D2BD0DC28CBEEE60F8BC7F0EAC3C6DA7AB3D031F5ABECA2011BD2C2D81BEA50A7FBE1478233D600799BE92F9A63DF36990BE612A5ABE4B1D82BDA49995BE84387D3EC572803EACC423BEC85B833D8265203E0B44C73DCCFF27BD5EDD93BEB7FB633E098089BE244468BD9D979B3C3285CEBD855AE5BD487D87BE47348A3CB9660EBD90AB883ECA71CEBDEF55723EE17B6D3C95DD0CBEF72095BD36520EBDA8D94F3B659F4EBDEA18BA3DB619813E4521453DEF21E33D329D413E7D2A873DC487103E0077243E7FBC923E06138FBEE593D63DB14E63BC313B61BDF9C2F1BD4B7F3C3EA7688F3E5CDF7FBE8265293EA032583ED6305B3D32606C3BE845713ECABB143C08689CBDFF38B9BC912FC93DE3FA9C3D5C5487BCE1F1C53DFEE1A83D49FB7DBE49409C3D9AD53F3EB3D30F3D8DF2E4BC6B2D703EF6F688BED31B0FBEFCB60DBE8674873EF8A097BEE7C3F83CDCDB97BE95F624BC73BBE93D9DA492BDFA2D983E2D837F3A74D91FBE22B3A13DE00E233E33771FBA411C863EF07046BE4BC7053E4409323EDDBA1B3EA488EBB87F01B33DB6F875BE530C76BEE9E79BBC602F1DBDBDCE683E7BAA633E6A97543EF69B0FBEE82276BE2F0C93BE76F1E23DA2428DBE8D7E9CBE47741EBEFA5B84BED21EF7BD7A6245BEACDA20BEE40A953EA1566CBD690B823EFE9BDE3B3A4621BD4298B7BD851F60BEA8E87BBE2719593EC93CC1BD50D898BEBBDE8F3E1C1CBA3B49CD51BE7F7476BEA0A683BE567689BEB3DC8D3E1E2E583EFA26CD3CD99B85BED702A4BD344493BEC919D83DCD7FA6BD7D3086BD75A7C3BD4E00133E89B6293E965D893DAA0C1DBDCAE0F7BCC750AFBB607A69BE07F8983ED73807BEA76A363E53C42FBE25B5063BBBA9D63DD3F08FBE7DD10F3E55FE6FBEA9022F3DE0B178BDB2B9333EC35C983EEA518D3D3E3E0FBCD1561BBE4BCBE93D4CE916BEC682013E03E507BECDAC543E0D7E703E3741403E0C01493B5566113EFDD98EBEA8447E3E99EBA2BD2D9AE43DC45F54BDCC8FD2BDD33C13BEAF3C4A3E0D942ABE65295DBDA0291E3E21CDFC3C6AE783BEB0E29BBE9F6E18BECF96903E68EE5EBECFCC2C3EDC6E603E95F501BE84750ABE789161BE669F433D09532FBD7ABA733CBFFF073E66A2033EAAD6C5BD7545AC3C46F5943D3A91D53B49F77A3DF604FEBD817F803E2CA300BD0F7620BD60B38CBE764563BE6C0C1C3CF5F441BD91A31DBEB41E243E298EE0BC6A88DC3D340A843E892510BE26501ABE01047CBD4E67D4BC7ED11CBEA88C96BDD89810BCB4A30C3E0C09913EDA2C683E53BB043D45109EBC24A0A03DBFC84CBCD39624BD6FA1D73D86177FBE1A5285BE9C8FA23A4410BEBDBA141BBE02F191BE3A06523E14E147BC557428BEDA6EFFBDC6DBA43DE46263BEC218A13C187477BB829ED53D79C1F83D6ADB4CBEA461073E75C16C3E467BA13C4CBB1F3E8F66EDBDD11B793D8B3AB73DECD010BEF194413E1D3994BEC68CEBBDDF7A38BE37203ABE9FFC3DBE6EB893BE353B573DF21678BDF2FF83BEF60A04B98BEA50BD6657013E5E9675BE1769B0BD8C12813D39E7043E37C0BD3C49EFA93DC1B59C3E7239D9BD1FB0553E9E09873ECFAD8ABE3AAF973DFF99313E29A143BD0F0A2D3EE8A12A3C4EB06E3E0D07D83B61BB48BE3E1C6E3E3E7EBA3D745F853E72AA9B3D3A7D263E127E433E272E533DB1C591BDF082813DB19C5ABEBB612B3C978CC9BD8A959E3C6A3E78BEAB933F3EB2A290BEBE44063E467B4E3E38AD8FBE11A48D3EA11369BE504576BD1879223E70D8C6BD6EB58B3E12510ABED6E827BDF8F34CBE3B7511BE14FB983E4ACC6B3E98AFB83C9C3CCE3C330885BEC9B36C3EF5073CBDFEC502BE9A8479BE24E4803E9BAC143EDCD93C3E3FDC013D5FC154BE436F003E86A3103DBC6DD23D43259CBD39F613BEFFB1803E4034D23D7D80FEBD91FCDF3C394F88BDE67FD6BC48D12F3E4B8C79BE30E18D3EC006533ED8EF8939113F00BE51B57F3D00884FBE1EA84B3EF1D025BE5DA26F3D893B9ABED224163E303F543E3E556B3E09BDCC3C641F393E68CED53DEB42523E1AEE303E002989BE6636043D5DC7D5BD2CB615BE5C765B3E6F7F33BD68D2423D2169453E150C533E2153273E7AF55ABDD9BD8BBE887E96BE3E1BC53D11216EBB501846BE4EEE083ED04B8E3E3157353E69EB30BD2F77293D1EFE47BE73FC133E2BF972BE4376583EEC340FBE36B4F8BD664F83BE6BA397BDA39FF2BC918410BE75305F3E52F0333E715B8ABEACE7FABC36D4D23DAB3F973EB6F095BD057D403E5C858CBC1282F0BD"
    }
  }
#-}
