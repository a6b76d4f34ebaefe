// Nine of eight rows.
"func.func"() <{function_type = (tensor<8xf32>, tensor<i32>) -> tensor<9xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8xf32>, %arg1: tensor<i32>):
  %1 = "stablehlo.dynamic_slice"(%arg0, %arg1) <{slice_sizes = array<i64: 9>}> : (tensor<8xf32>, tensor<i32>) -> tensor<9xf32>
  "func.return"(%1) : (tensor<9xf32>) -> ()
}) : () -> ()
