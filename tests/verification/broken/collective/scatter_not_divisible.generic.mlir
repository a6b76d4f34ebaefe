// Five rows cannot be split between two processes.
"func.func"() <{function_type = (tensor<5x4xf32>) -> tensor<2x4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<5x4xf32>):
  %1 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>) -> tensor<2x4xf32>
  "func.return"(%1) : (tensor<2x4xf32>) -> ()
}) : () -> ()
