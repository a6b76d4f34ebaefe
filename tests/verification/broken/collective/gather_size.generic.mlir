// Four processes make four times as many rows.
"func.func"() <{function_type = (tensor<2x4xf32>) -> tensor<4x4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x4xf32>):
  %1 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<2x4xf32>) -> tensor<4x4xf32>
  "func.return"(%1) : (tensor<4x4xf32>) -> ()
}) : () -> ()
