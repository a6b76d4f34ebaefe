// Values and their indices are reduced together, so they have one shape.
"func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xi32>, tensor<f32>, tensor<i32>) -> tensor<4xi32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>):
  %1:2 = "stablehlo.reduce"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%arg4: tensor<f32>, %arg5: tensor<i32>, %arg6: tensor<f32>, %arg7: tensor<i32>):
    %2 = "stablehlo.compare"(%arg4, %arg6) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = "stablehlo.select"(%2, %arg4, %arg6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.select"(%2, %arg5, %arg7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%3, %4) : (tensor<f32>, tensor<i32>) -> ()
  }) : (tensor<4x8xf32>, tensor<8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  "func.return"(%1#1) : (tensor<4xi32>) -> ()
}) : () -> ()
