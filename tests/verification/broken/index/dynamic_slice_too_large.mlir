// Nine of eight rows.
func.func @main(%x: tensor<8xf32>, %i: tensor<i32>) -> tensor<9xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [9] : (tensor<8xf32>, tensor<i32>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}
