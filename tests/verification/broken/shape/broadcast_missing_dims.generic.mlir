// A scalar needs no dims, a vector says where its dimension goes.
"func.func"() <{function_type = (tensor<10xf32>) -> tensor<32x10xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<10xf32>):
  %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<10xf32>) -> tensor<32x10xf32>
  "func.return"(%1) : (tensor<32x10xf32>) -> ()
}) : () -> ()
