// The same attribute with two values.
"func.func"() <{function_type = (tensor<4x4xf32>) -> tensor<4x4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x4xf32>):
  %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>, permutation = array<i64: 0, 1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  "func.return"(%0) : (tensor<4x4xf32>) -> ()
}) : () -> ()
