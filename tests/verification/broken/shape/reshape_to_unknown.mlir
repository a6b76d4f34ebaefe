// reshape needs to know its result; dynamic_reshape takes the shape as an operand.
func.func @main(%x: tensor<2x3xf32>) -> tensor<?x2xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}
