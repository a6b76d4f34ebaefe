// x @ w with 128 columns on the left and 64 rows on the right.
"func.func"() <{function_type = (tensor<32x128xf32>, tensor<64x10xf32>) -> tensor<32x10xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<32x128xf32>, %arg1: tensor<64x10xf32>):
  %1 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<32x128xf32>, tensor<64x10xf32>) -> tensor<32x10xf32>
  "func.return"(%1) : (tensor<32x10xf32>) -> ()
}) : () -> ()
