// Ids are multiplied with an embedding; a gather was meant, or a conversion.
"func.func"() <{function_type = (tensor<8x100xi32>, tensor<100x16xf32>) -> tensor<8x16xi32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8x100xi32>, %arg1: tensor<100x16xf32>):
  %1 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<8x100xi32>, tensor<100x16xf32>) -> tensor<8x16xi32>
  "func.return"(%1) : (tensor<8x16xi32>) -> ()
}) : () -> ()
