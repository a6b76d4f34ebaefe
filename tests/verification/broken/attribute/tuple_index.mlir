// The tuple has items 0 and 1.
func.func @main(%t: tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32> {
  %0 = stablehlo.get_tuple_element %t[2] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  return %0 : tensor<i32>
}
