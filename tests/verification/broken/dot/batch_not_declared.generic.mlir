// Attention scores: without batching dimensions the batch would come twice in the result.
"func.func"() <{function_type = (tensor<4x16x8xf32>, tensor<4x16x8xf32>) -> tensor<4x16x16xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x16x8xf32>, %arg1: tensor<4x16x8xf32>):
  %1 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<4x16x8xf32>, tensor<4x16x8xf32>) -> tensor<4x16x16xf32>
  "func.return"(%1) : (tensor<4x16x16xf32>) -> ()
}) : () -> ()
