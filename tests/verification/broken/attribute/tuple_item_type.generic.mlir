// Item 0 is a vector of floats.
"func.func"() <{function_type = (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>, sym_name = "main"}> ({
^bb0(%arg0: tuple<tensor<4xf32>, tensor<i32>>):
  %1 = "stablehlo.get_tuple_element"(%arg0) <{index = 0 : i32}> : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  "func.return"(%1) : (tensor<i32>) -> ()
}) : () -> ()
