// Six columns cannot be split into four parts.
"func.func"() <{function_type = (tensor<2x6xf32>) -> tensor<8x2xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x6xf32>):
  %1 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<2x6xf32>) -> tensor<8x2xf32>
  "func.return"(%1) : (tensor<8x2xf32>) -> ()
}) : () -> ()
