// The constant has two elements, the result three.
"func.func"() <{function_type = () -> tensor<3xf32>, sym_name = "main"}> ({
  %1 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<3xf32>
  "func.return"(%1) : (tensor<3xf32>) -> ()
}) : () -> ()
