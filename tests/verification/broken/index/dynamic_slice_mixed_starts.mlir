// The starts have one type.
func.func @main(%x: tensor<8x4xf32>, %i: tensor<i32>, %j: tensor<i64>) -> tensor<2x2xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2]
       : (tensor<8x4xf32>, tensor<i32>, tensor<i64>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
