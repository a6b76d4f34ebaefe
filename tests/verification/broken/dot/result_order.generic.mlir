// Batch dimensions come first in the result, whatever their place in the operands.
"func.func"() <{function_type = (tensor<16x4x8xf32>, tensor<16x4x8xf32>) -> tensor<16x4x16xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<16x4x8xf32>, %arg1: tensor<16x4x8xf32>):
  %1 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<16x4x8xf32>, tensor<16x4x8xf32>) -> tensor<16x4x16xf32>
  "func.return"(%1) : (tensor<16x4x16xf32>) -> ()
}) : () -> ()
