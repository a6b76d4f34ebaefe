// reshape keeps the element type.
"func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<6xi32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x3xf32>):
  %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xi32>
  "func.return"(%1) : (tensor<6xi32>) -> ()
}) : () -> ()
