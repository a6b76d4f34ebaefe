// convert changes element types only.
"func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<6xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x3xi32>):
  %1 = "stablehlo.convert"(%arg0) : (tensor<2x3xi32>) -> tensor<6xf32>
  "func.return"(%1) : (tensor<6xf32>) -> ()
}) : () -> ()
