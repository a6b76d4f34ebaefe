// Integers are always finite.
"func.func"() <{function_type = (tensor<4xi32>) -> tensor<4xi1>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xi32>):
  %1 = "stablehlo.is_finite"(%arg0) : (tensor<4xi32>) -> tensor<4xi1>
  "func.return"(%1) : (tensor<4xi1>) -> ()
}) : () -> ()
