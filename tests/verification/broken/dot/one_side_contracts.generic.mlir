// One contracting dimension on the left, two on the right.
"func.func"() <{function_type = (tensor<2x12xf32>, tensor<3x4x5xf32>) -> tensor<2x5xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x12xf32>, %arg1: tensor<3x4x5xf32>):
  %1 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0, 1]>}> : (tensor<2x12xf32>, tensor<3x4x5xf32>) -> tensor<2x5xf32>
  "func.return"(%1) : (tensor<2x5xf32>) -> ()
}) : () -> ()
