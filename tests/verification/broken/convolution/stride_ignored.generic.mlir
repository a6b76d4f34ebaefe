// A stride of 2 halves the image; the result was written as if the stride were 1.
"func.func"() <{function_type = (tensor<1x3x28x28xf32>, tensor<8x3x3x3xf32>) -> tensor<1x8x28x28xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<1x3x28x28xf32>, %arg1: tensor<8x3x3x3xf32>):
  %1 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, padding = dense<1> : tensor<2x2xi64>, window_strides = array<i64: 2, 2>}> : (tensor<1x3x28x28xf32>, tensor<8x3x3x3xf32>) -> tensor<1x8x28x28xf32>
  "func.return"(%1) : (tensor<1x8x28x28xf32>) -> ()
}) : () -> ()
