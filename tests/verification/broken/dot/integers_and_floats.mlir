// Ids are multiplied with an embedding; a gather was meant, or a conversion.
func.func @main(%ids: tensor<8x100xi32>, %table: tensor<100x16xf32>) -> tensor<8x16xi32> {
  %0 = stablehlo.dot_general %ids, %table, contracting_dims = [1] x [0]
       : (tensor<8x100xi32>, tensor<100x16xf32>) -> tensor<8x16xi32>
  return %0 : tensor<8x16xi32>
}
