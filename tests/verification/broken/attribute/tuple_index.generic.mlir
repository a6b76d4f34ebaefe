// The tuple has items 0 and 1.
"func.func"() <{function_type = (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>, sym_name = "main"}> ({
^bb0(%arg0: tuple<tensor<4xf32>, tensor<i32>>):
  %1 = "stablehlo.get_tuple_element"(%arg0) <{index = 2 : i32}> : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  "func.return"(%1) : (tensor<i32>) -> ()
}) : () -> ()
