// The shape that is asked for is not that of the result.
"func.func"() <{function_type = () -> tensor<3x4xf32>, sym_name = "main"}> ({
  %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %3 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %4 = "stablehlo.rng"(%1, %2, %3) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>
  "func.return"(%4) : (tensor<3x4xf32>) -> ()
}) : () -> ()
