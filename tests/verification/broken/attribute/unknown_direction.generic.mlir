// Directions are EQ, NE, GE, GT, LE and LT.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xi1>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %0 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction LESS>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  "func.return"(%0) : (tensor<4xi1>) -> ()
}) : () -> ()
