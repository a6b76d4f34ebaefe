// There is no branch for a false predicate.
"func.func"() <{function_type = (tensor<i1>, tensor<f32>) -> tensor<f32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<i1>, %arg1: tensor<f32>):
  %1 = "stablehlo.if"(%arg0) ({
    "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
  }) : (tensor<i1>) -> tensor<f32>
  "func.return"(%1) : (tensor<f32>) -> ()
}) : () -> ()
