// The function gives a scalar.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<f32>, sym_name = "first", sym_visibility = "private"}> ({
^bb0(%arg1: tensor<4xf32>):
  %2 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
  %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
  "func.return"(%3) : (tensor<f32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<1xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "func.call"(%arg0) <{callee = @first}> : (tensor<4xf32>) -> tensor<1xf32>
  "func.return"(%1) : (tensor<1xf32>) -> ()
}) : () -> ()
