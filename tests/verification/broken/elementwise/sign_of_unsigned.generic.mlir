// Unsigned numbers have no sign.
"func.func"() <{function_type = (tensor<4xui32>) -> tensor<4xui32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xui32>):
  %1 = "stablehlo.sign"(%arg0) : (tensor<4xui32>) -> tensor<4xui32>
  "func.return"(%1) : (tensor<4xui32>) -> ()
}) : () -> ()
