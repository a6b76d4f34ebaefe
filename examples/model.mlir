func.func @main(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = chlo.sinh %x : tensor<?x3xf32> -> tensor<?x3xf32>
  %1 = stablehlo.maximum %0, %x : tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}
