// The shape has three numbers, the result two dimensions.
"func.func"() <{function_type = (tensor<?xf32>, tensor<3xi32>) -> tensor<?x?xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<?xf32>, %arg1: tensor<3xi32>):
  %1 = "stablehlo.dynamic_reshape"(%arg0, %arg1) : (tensor<?xf32>, tensor<3xi32>) -> tensor<?x?xf32>
  "func.return"(%1) : (tensor<?x?xf32>) -> ()
}) : () -> ()
