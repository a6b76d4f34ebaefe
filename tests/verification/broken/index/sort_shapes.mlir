// Keys and values are sorted together, so they have one shape.
func.func @main(%keys: tensor<8xf32>, %values: tensor<9xi32>) -> tensor<9xi32> {
  %0:2 = "stablehlo.sort"(%keys, %values) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<8xf32>, tensor<9xi32>) -> (tensor<8xf32>, tensor<9xi32>)
  return %0#1 : tensor<9xi32>
}
