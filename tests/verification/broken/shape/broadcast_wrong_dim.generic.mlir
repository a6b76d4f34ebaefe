// The bias belongs to the features, dimension 1.
"func.func"() <{function_type = (tensor<10xf32>) -> tensor<32x10xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<10xf32>):
  %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<10xf32>) -> tensor<32x10xf32>
  "func.return"(%1) : (tensor<32x10xf32>) -> ()
}) : () -> ()
