// Floats are compared as if they were signed integers.
"func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
  %1 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  "func.return"(%1) : (tensor<4xi1>) -> ()
}) : () -> ()
