// The loop is fine, an op in its body is not.
func.func @main(%x: tensor<4xf32>, %go: tensor<i1>) -> tensor<4xf32> {
  %0 = stablehlo.while(%y = %x) : tensor<4xf32>
   cond {
    stablehlo.return %go : tensor<i1>
  } do {
    %half = stablehlo.slice %y [0:2] : (tensor<4xf32>) -> tensor<3xf32>
    %next = stablehlo.concatenate %half, %half, dim = 0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<4xf32>
    stablehlo.return %next : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
