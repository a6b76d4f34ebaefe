// A bound is a scalar or has the shape of the operand.
"func.func"() <{function_type = (tensor<2xf32>, tensor<4x2xf32>, tensor<f32>) -> tensor<4x2xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2xf32>, %arg1: tensor<4x2xf32>, %arg2: tensor<f32>):
  %1 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<2xf32>, tensor<4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  "func.return"(%1) : (tensor<4x2xf32>) -> ()
}) : () -> ()
