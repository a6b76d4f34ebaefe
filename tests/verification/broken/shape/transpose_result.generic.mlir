// The dimensions of the result are those of the operand in the new order.
"func.func"() <{function_type = (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x3x5xf32>):
  %1 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  "func.return"(%1) : (tensor<2x3x5xf32>) -> ()
}) : () -> ()
