// The tensor has dimensions 0 and 1.
func.func @main(%x: tensor<4x?xf32>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %x, dim = 2 : (tensor<4x?xf32>) -> tensor<i32>
  return %0 : tensor<i32>
}
