// The predicate is a vector of truth values.
"func.func"() <{function_type = (tensor<4xi1>, tensor<f32>) -> tensor<f32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xi1>, %arg1: tensor<f32>):
  %1 = "stablehlo.if"(%arg0) ({
    "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
  }, {
    "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
  }) : (tensor<4xi1>) -> tensor<f32>
  "func.return"(%1) : (tensor<f32>) -> ()
}) : () -> ()
