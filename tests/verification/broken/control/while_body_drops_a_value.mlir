// Two values go around, the body gives back one.
func.func @main(%i: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = stablehlo.while(%j = %i, %y = %x) : tensor<i32>, tensor<4xf32>
   cond {
    %lt = stablehlo.compare LT, %j, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %next = stablehlo.add %y, %y : tensor<4xf32>
    stablehlo.return %next : tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}
