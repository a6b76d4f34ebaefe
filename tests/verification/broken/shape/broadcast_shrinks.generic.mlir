// A dimension of 4 becomes neither 2 nor anything but 4.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<3x2xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3x2xf32>
  "func.return"(%1) : (tensor<3x2xf32>) -> ()
}) : () -> ()
