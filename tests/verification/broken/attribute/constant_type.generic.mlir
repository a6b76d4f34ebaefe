// The constant is f32, the result f64.
"func.func"() <{function_type = () -> tensor<2xf64>, sym_name = "main"}> ({
  %1 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf64>
  "func.return"(%1) : (tensor<2xf64>) -> ()
}) : () -> ()
