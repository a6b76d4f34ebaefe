// The shape has three numbers, the result two dimensions.
func.func @main(%x: tensor<?xf32>, %shape: tensor<3xi32>) -> tensor<?x?xf32> {
  %0 = stablehlo.dynamic_reshape %x, %shape : (tensor<?xf32>, tensor<3xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
