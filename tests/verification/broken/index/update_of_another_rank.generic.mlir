// The update of one row is still a matrix.
"func.func"() <{function_type = (tensor<8x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<8x4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>):
  %1 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2, %arg2) : (tensor<8x4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
  "func.return"(%1) : (tensor<8x4xf32>) -> ()
}) : () -> ()
