// Two ops of one function are broken; both are told.
"func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<3x2xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x3xf32>):
  %1 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "stablehlo.reshape"(%1) : (tensor<2x3xf32>) -> tensor<3x3xf32>
  %3 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<3x2xf32>
  "func.return"(%3) : (tensor<3x2xf32>) -> ()
}) : () -> ()
