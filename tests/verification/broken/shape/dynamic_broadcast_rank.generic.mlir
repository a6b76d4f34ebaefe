// Each dimension of the operand goes somewhere.
"func.func"() <{function_type = (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<?xf32>, %arg1: tensor<2xi32>):
  %1 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  "func.return"(%1) : (tensor<?x?xf32>) -> ()
}) : () -> ()
