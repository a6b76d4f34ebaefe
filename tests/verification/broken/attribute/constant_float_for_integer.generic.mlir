// A float where integers are expected.
"func.func"() <{function_type = () -> tensor<2xi32>, sym_name = "main"}> ({
  %0 = "stablehlo.constant"() <{value = dense<[1.0, 2.0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  "func.return"(%0) : (tensor<2xi32>) -> ()
}) : () -> ()
