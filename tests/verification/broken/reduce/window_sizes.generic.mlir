// A window of three dimensions over a matrix.
"func.func"() <{function_type = (tensor<8x8xf32>, tensor<f32>) -> tensor<4x4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>):
  %1 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = "stablehlo.maximum"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) : (tensor<8x8xf32>, tensor<f32>) -> tensor<4x4xf32>
  "func.return"(%1) : (tensor<4x4xf32>) -> ()
}) : () -> ()
