// One branch gives f32, the other i32.
"func.func"() <{function_type = (tensor<i1>, tensor<f32>, tensor<i32>) -> tensor<f32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<i32>):
  %1 = "stablehlo.if"(%arg0) ({
    "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
  }, {
    "stablehlo.return"(%arg2) : (tensor<i32>) -> ()
  }) : (tensor<i1>) -> tensor<f32>
  "func.return"(%1) : (tensor<f32>) -> ()
}) : () -> ()
