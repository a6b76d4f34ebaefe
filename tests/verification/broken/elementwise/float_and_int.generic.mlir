// Types are not promoted.
"func.func"() <{function_type = (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>):
  %1 = "stablehlo.divide"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
