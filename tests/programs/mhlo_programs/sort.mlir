func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xui32>) -> (tensor<8xf32>, tensor<8xui32>) {
  %0:2 = "mhlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>):
    %1 = mhlo.compare LT, %arg2, %arg3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    mhlo.return %1 : tensor<i1>
  }) : (tensor<8xf32>, tensor<8xui32>) -> (tensor<8xf32>, tensor<8xui32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xui32>
}
