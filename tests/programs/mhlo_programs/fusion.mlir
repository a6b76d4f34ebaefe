func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "mhlo.fusion"(%arg0, %arg0) <{fusion_kind = #mhlo<fusion_kind kLoop>}> ({
  ^bb0(%arg1: tensor<8xf32>, %arg2: tensor<8xf32>):
    %1 = mhlo.add %arg1, %arg2 : tensor<8xf32>
    %2 = mhlo.multiply %1, %arg2 : tensor<8xf32>
    mhlo.return %2 : tensor<8xf32>
  }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
