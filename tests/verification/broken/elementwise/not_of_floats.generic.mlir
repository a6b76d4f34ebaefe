// A mask is i1; this one is still a float.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "stablehlo.not"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
