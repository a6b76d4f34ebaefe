// A scalar is not spread over the tensor by itself.
"func.func"() <{function_type = (tensor<32x10xf32>, tensor<f32>) -> tensor<32x10xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<32x10xf32>, %arg1: tensor<f32>):
  %1 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<32x10xf32>, tensor<f32>) -> tensor<32x10xf32>
  "func.return"(%1) : (tensor<32x10xf32>) -> ()
}) : () -> ()
