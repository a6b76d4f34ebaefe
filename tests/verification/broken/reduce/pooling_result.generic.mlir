// Max pooling 2x2 with stride 2 halves both dimensions.
"func.func"() <{function_type = (tensor<1x8x8x3xf32>, tensor<f32>) -> tensor<1x8x8x3xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<f32>):
  %1 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = "stablehlo.maximum"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) : (tensor<1x8x8x3xf32>, tensor<f32>) -> tensor<1x8x8x3xf32>
  "func.return"(%1) : (tensor<1x8x8x3xf32>) -> ()
}) : () -> ()
