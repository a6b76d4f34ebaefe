// The weights lie as outputs x inputs: contract their dimension 1.
func.func @main(%x: tensor<32x128xf32>, %w: tensor<10x128xf32>) -> tensor<32x10xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
       : (tensor<32x128xf32>, tensor<10x128xf32>) -> tensor<32x10xf32>
  return %0 : tensor<32x10xf32>
}
