// An index is an integer.
func.func @main(%x: tensor<8xf32>, %i: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<8xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
