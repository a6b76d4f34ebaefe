// One number for two dimensions.
"func.func"() <{function_type = (tensor<2x5xf32>, tensor<f32>) -> tensor<4x7xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x5xf32>, %arg1: tensor<f32>):
  %1 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<4x7xf32>
  "func.return"(%1) : (tensor<4x7xf32>) -> ()
}) : () -> ()
