// The computation that the call names is not in the program.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "MyReduce", called_computations = [@combine]}> : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
