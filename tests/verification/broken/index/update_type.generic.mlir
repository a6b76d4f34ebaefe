// A bf16 update for an f32 cache.
"func.func"() <{function_type = (tensor<8xf32>, tensor<1xbf16>, tensor<i32>) -> tensor<8xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8xf32>, %arg1: tensor<1xbf16>, %arg2: tensor<i32>):
  %1 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2) : (tensor<8xf32>, tensor<1xbf16>, tensor<i32>) -> tensor<8xf32>
  "func.return"(%1) : (tensor<8xf32>) -> ()
}) : () -> ()
