// The type expresses f32.
"func.func"() <{function_type = (tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<4xbf16>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>):
  %1 = "stablehlo.uniform_dequantize"(%arg0) : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<4xbf16>
  "func.return"(%1) : (tensor<4xbf16>) -> ()
}) : () -> ()
