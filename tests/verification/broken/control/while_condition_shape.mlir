// A condition for each element: the loop needs a single one.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.while(%y = %x) : tensor<4xf32>
   cond {
    %lt = stablehlo.compare LT, %y, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    stablehlo.return %lt : tensor<4xi1>
  } do {
    %next = stablehlo.add %y, %y : tensor<4xf32>
    stablehlo.return %next : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
