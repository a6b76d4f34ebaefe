// Reversing a dimension twice does nothing, and is not allowed.
"func.func"() <{function_type = (tensor<4x3xf32>) -> tensor<4x3xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x3xf32>):
  %1 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 1, 1>}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  "func.return"(%1) : (tensor<4x3xf32>) -> ()
}) : () -> ()
