// An index is an integer.
"func.func"() <{function_type = (tensor<8xf32>, tensor<f32>) -> tensor<2xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8xf32>, %arg1: tensor<f32>):
  %1 = "stablehlo.dynamic_slice"(%arg0, %arg1) <{slice_sizes = array<i64: 2>}> : (tensor<8xf32>, tensor<f32>) -> tensor<2xf32>
  "func.return"(%1) : (tensor<2xf32>) -> ()
}) : () -> ()
