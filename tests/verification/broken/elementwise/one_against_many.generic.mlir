// A dimension of 1 is not stretched.
"func.func"() <{function_type = (tensor<32x10xf32>, tensor<32x1xf32>) -> tensor<32x10xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<32x10xf32>, %arg1: tensor<32x1xf32>):
  %1 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<32x10xf32>, tensor<32x1xf32>) -> tensor<32x10xf32>
  "func.return"(%1) : (tensor<32x10xf32>) -> ()
}) : () -> ()
