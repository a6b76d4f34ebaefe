// Both dimensions of the operand go to the same place.
"func.func"() <{function_type = (tensor<4x4xf32>) -> tensor<4x4x4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x4xf32>):
  %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<4x4x4xf32>
  "func.return"(%1) : (tensor<4x4x4xf32>) -> ()
}) : () -> ()
