// The result has the sizes that are asked for.
"func.func"() <{function_type = (tensor<8x4xf32>, tensor<i32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<i32>):
  %1 = "stablehlo.dynamic_slice"(%arg0, %arg1, %arg1) <{slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
