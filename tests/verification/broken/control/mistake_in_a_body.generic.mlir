// The loop is fine, an op in its body is not.
"func.func"() <{function_type = (tensor<4xf32>, tensor<i1>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<i1>):
  %1 = "stablehlo.while"(%arg0) ({
  ^bb0(%arg3: tensor<4xf32>):
    "stablehlo.return"(%arg1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg2: tensor<4xf32>):
    %2 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
    %3 = "stablehlo.concatenate"(%2, %2) <{dimension = 0 : i64}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<4xf32>
    "stablehlo.return"(%3) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
