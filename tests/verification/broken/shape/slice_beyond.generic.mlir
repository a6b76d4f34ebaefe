// The limit is one behind the last element: at most 8.
"func.func"() <{function_type = (tensor<8x4xf32>) -> tensor<3x4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8x4xf32>):
  %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 9, 4>, start_indices = array<i64: 6, 0>, strides = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<3x4xf32>
  "func.return"(%1) : (tensor<3x4xf32>) -> ()
}) : () -> ()
