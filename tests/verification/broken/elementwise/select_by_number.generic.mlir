// The predicate is the number that was compared, not the comparison.
"func.func"() <{function_type = (tensor<4xi32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xi32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>):
  %1 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<4xi32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
