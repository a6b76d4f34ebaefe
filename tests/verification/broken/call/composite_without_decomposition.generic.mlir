// The decomposition was removed as unused.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "stablehlo.composite"(%arg0) <{decomposition = @my_gelu, name = "my.gelu"}> : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
