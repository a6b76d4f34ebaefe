// The branches have different shapes.
"func.func"() <{function_type = (tensor<i1>, tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<1xf32>):
  %1 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
