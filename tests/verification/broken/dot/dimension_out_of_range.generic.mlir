// Dimensions count from 0: the last of three is 2.
"func.func"() <{function_type = (tensor<4x16x8xf32>, tensor<4x16x8xf32>) -> tensor<4x16x16xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x16x8xf32>, %arg1: tensor<4x16x8xf32>):
  %1 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x8xf32>, tensor<4x16x8xf32>) -> tensor<4x16x16xf32>
  "func.return"(%1) : (tensor<4x16x16xf32>) -> ()
}) : () -> ()
