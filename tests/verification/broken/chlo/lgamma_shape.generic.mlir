// The result has the shape of the operand.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<5xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "chlo.lgamma"(%arg0) : (tensor<4xf32>) -> tensor<5xf32>
  "func.return"(%1) : (tensor<5xf32>) -> ()
}) : () -> ()
