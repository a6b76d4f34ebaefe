// The function is called @normalize.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "normalize", sym_visibility = "private"}> ({
^bb0(%arg1: tensor<4xf32>):
  "func.return"(%arg1) : (tensor<4xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "func.call"(%arg0) <{callee = @normalise}> : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
