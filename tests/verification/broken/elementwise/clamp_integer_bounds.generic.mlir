// 0 and 1 were written as integers.
"func.func"() <{function_type = (tensor<i32>, tensor<4xf32>, tensor<i32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<i32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>):
  %1 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<i32>, tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
