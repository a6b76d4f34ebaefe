// Cache and update are swapped.
"func.func"() <{function_type = (tensor<1x4xf32>, tensor<8x4xf32>, tensor<i32>) -> tensor<1x4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<1x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<i32>):
  %1 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2, %arg2) : (tensor<1x4xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  "func.return"(%1) : (tensor<1x4xf32>) -> ()
}) : () -> ()
