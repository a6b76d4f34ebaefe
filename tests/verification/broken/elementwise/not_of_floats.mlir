// A mask is i1; this one is still a float.
func.func @main(%mask: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.not %mask : tensor<4xf32>
  return %0 : tensor<4xf32>
}
