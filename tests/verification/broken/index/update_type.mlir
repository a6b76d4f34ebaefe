// A bf16 update for an f32 cache.
func.func @main(%cache: tensor<8xf32>, %new: tensor<1xbf16>, %i: tensor<i32>) -> tensor<8xf32> {
  %0 = stablehlo.dynamic_update_slice %cache, %new, %i
       : (tensor<8xf32>, tensor<1xbf16>, tensor<i32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
