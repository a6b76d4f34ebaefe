// 2 x 3 elements do not fill 8.
"func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<8xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x3xf32>):
  %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<8xf32>
  "func.return"(%1) : (tensor<8xf32>) -> ()
}) : () -> ()
