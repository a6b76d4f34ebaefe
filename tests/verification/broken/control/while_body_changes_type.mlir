// The state grows from f32 to f64 in the body.
func.func @main(%x: tensor<4xf32>, %go: tensor<i1>) -> tensor<4xf32> {
  %0 = stablehlo.while(%y = %x) : tensor<4xf32>
   cond {
    stablehlo.return %go : tensor<i1>
  } do {
    %wide = stablehlo.convert %y : (tensor<4xf32>) -> tensor<4xf64>
    stablehlo.return %wide : tensor<4xf64>
  }
  return %0 : tensor<4xf32>
}
