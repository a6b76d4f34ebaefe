// Each dimension of the operand goes somewhere.
func.func @main(%x: tensor<?xf32>, %shape: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [0, 1]
       : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
