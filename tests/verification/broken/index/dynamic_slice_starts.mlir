// Two dimensions, one start.
func.func @main(%x: tensor<8x4xf32>, %i: tensor<i32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [2, 4] : (tensor<8x4xf32>, tensor<i32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
