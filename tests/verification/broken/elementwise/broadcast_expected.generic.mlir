// NumPy would broadcast the bias; StableHLO adds equal shapes only.
"func.func"() <{function_type = (tensor<32x10xf32>, tensor<10xf32>) -> tensor<32x10xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<32x10xf32>, %arg1: tensor<10xf32>):
  %1 = "stablehlo.add"(%arg0, %arg1) : (tensor<32x10xf32>, tensor<10xf32>) -> tensor<32x10xf32>
  "func.return"(%1) : (tensor<32x10xf32>) -> ()
}) : () -> ()
