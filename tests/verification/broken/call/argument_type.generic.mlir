// The function takes i32.
"func.func"() <{function_type = (tensor<4xi32>) -> tensor<4xi32>, sym_name = "twice", sym_visibility = "private"}> ({
^bb0(%arg1: tensor<4xi32>):
  %2 = "stablehlo.add"(%arg1, %arg1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%2) : (tensor<4xi32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xi32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "func.call"(%arg0) <{callee = @twice}> : (tensor<4xf32>) -> tensor<4xi32>
  "func.return"(%1) : (tensor<4xi32>) -> ()
}) : () -> ()
