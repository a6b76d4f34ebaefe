// An i32 among f32.
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xi32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2xf32>, %arg1: tensor<2xi32>):
  %1 = "stablehlo.concatenate"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<2xi32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
