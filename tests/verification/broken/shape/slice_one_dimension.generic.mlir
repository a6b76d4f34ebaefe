// Dimensions that stay whole are given too.
"func.func"() <{function_type = (tensor<8x4xf32>) -> tensor<2x4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8x4xf32>):
  %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8x4xf32>) -> tensor<2x4xf32>
  "func.return"(%1) : (tensor<2x4xf32>) -> ()
}) : () -> ()
