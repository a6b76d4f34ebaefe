// The scales go with dimension 1, which the result has not.
"func.func"() <{function_type = (tensor<4x2x!quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01}>>) -> tensor<8x!quant.uniform<i8:f32, 5.000000e-01>>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x2x!quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01}>>):
  %1 = "stablehlo.reshape"(%arg0) : (tensor<4x2x!quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01}>>) -> tensor<8x!quant.uniform<i8:f32, 5.000000e-01>>
  "func.return"(%1) : (tensor<8x!quant.uniform<i8:f32, 5.000000e-01>>) -> ()
}) : () -> ()
