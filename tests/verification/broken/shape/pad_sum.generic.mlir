// 5 + 0 + 2 is 7.
"func.func"() <{function_type = (tensor<2x5xf32>, tensor<f32>) -> tensor<4x9xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x5xf32>, %arg1: tensor<f32>):
  %1 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 1, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<4x9xf32>
  "func.return"(%1) : (tensor<4x9xf32>) -> ()
}) : () -> ()
