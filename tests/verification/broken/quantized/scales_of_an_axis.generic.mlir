// Two scales for three channels.
"func.func"() <{function_type = (tensor<4x3xf32>) -> tensor<4x3x!quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01}>>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x3xf32>):
  %1 = "stablehlo.uniform_quantize"(%arg0) : (tensor<4x3xf32>) -> tensor<4x3x!quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01}>>
  "func.return"(%1) : (tensor<4x3x!quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01}>>) -> ()
}) : () -> ()
