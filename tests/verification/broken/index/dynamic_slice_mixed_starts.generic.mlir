// The starts have one type.
"func.func"() <{function_type = (tensor<8x4xf32>, tensor<i32>, tensor<i64>) -> tensor<2x2xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<i32>, %arg2: tensor<i64>):
  %1 = "stablehlo.dynamic_slice"(%arg0, %arg1, %arg2) <{slice_sizes = array<i64: 2, 2>}> : (tensor<8x4xf32>, tensor<i32>, tensor<i64>) -> tensor<2x2xf32>
  "func.return"(%1) : (tensor<2x2xf32>) -> ()
}) : () -> ()
