// The result has the sizes that are asked for.
func.func @main(%x: tensor<8x4xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 4]
       : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
