// Item 0 is a vector of floats.
func.func @main(%t: tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32> {
  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  return %0 : tensor<i32>
}
