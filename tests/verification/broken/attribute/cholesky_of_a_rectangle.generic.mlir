// Only square matrices have a Cholesky factor.
"func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<3x4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<3x4xf32>):
  %1 = "stablehlo.cholesky"(%arg0) <{lower = true}> : (tensor<3x4xf32>) -> tensor<3x4xf32>
  "func.return"(%1) : (tensor<3x4xf32>) -> ()
}) : () -> ()
