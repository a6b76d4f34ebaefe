// a x = b with a of 3x3 and b of 4x2.
"func.func"() <{function_type = (tensor<3x3xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<3x3xf32>, %arg1: tensor<4x2xf32>):
  %1 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%1) : (tensor<4x2xf32>) -> ()
}) : () -> ()
