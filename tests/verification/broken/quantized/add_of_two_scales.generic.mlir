// Quantized and plain values do not mix.
"func.func"() <{function_type = (tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>, %arg1: tensor<4xf32>):
  %1 = "stablehlo.add"(%arg0, %arg1) : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
