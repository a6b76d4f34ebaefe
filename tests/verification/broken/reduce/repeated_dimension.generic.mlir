// Dimension 1 is reduced twice.
"func.func"() <{function_type = (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>):
  %1 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1, 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
