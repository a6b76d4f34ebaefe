// The function ends without a return.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "stablehlo.abs"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
}) : () -> ()
