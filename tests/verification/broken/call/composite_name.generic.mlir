// The name of a composite has a namespace.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "my_gelu", sym_visibility = "private"}> ({
^bb0(%arg1: tensor<4xf32>):
  "func.return"(%arg1) : (tensor<4xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "stablehlo.composite"(%arg0) <{decomposition = @my_gelu, name = "gelu"}> : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
