// Each step appends an element; the state of a loop keeps its shape.
func.func @main(%x: tensor<4xf32>, %one: tensor<1xf32>, %go: tensor<i1>) -> tensor<4xf32> {
  %0 = stablehlo.while(%y = %x) : tensor<4xf32>
   cond {
    stablehlo.return %go : tensor<i1>
  } do {
    %longer = stablehlo.concatenate %y, %one, dim = 0 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    stablehlo.return %longer : tensor<5xf32>
  }
  return %0 : tensor<4xf32>
}
