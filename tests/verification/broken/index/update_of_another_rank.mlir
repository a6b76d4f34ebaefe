// The update of one row is still a matrix.
func.func @main(%x: tensor<8x4xf32>, %row: tensor<4xf32>, %i: tensor<i32>) -> tensor<8x4xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %row, %i, %i
       : (tensor<8x4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
