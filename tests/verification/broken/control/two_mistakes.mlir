// Two ops of one function are broken; both are told.
func.func @main(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x3xf32>) -> tensor<3x3xf32>
  %2 = stablehlo.slice %1 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
  return %2 : tensor<3x2xf32>
}
