// compare needs a direction.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xi1>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "stablehlo.compare"(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  "func.return"(%1) : (tensor<4xi1>) -> ()
}) : () -> ()
