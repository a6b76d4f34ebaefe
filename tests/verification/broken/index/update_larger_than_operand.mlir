// Cache and update are swapped.
func.func @main(%new: tensor<1x4xf32>, %cache: tensor<8x4xf32>, %i: tensor<i32>) -> tensor<1x4xf32> {
  %0 = stablehlo.dynamic_update_slice %new, %cache, %i, %i
       : (tensor<1x4xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
