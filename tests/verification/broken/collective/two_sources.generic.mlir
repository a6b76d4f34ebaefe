// Process 1 is the target of two others.
"func.func"() <{function_type = (tensor<8xf32>) -> tensor<8xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8xf32>):
  %1 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<8xf32>) -> tensor<8xf32>
  "func.return"(%1) : (tensor<8xf32>) -> ()
}) : () -> ()
