// Three values for four elements.
"func.func"() <{function_type = () -> tensor<4xf32>, sym_name = "main"}> ({
  %0 = "stablehlo.constant"() <{value = dense<[1.0, 2.0, 3.0]> : tensor<4xf32>}> : () -> tensor<4xf32>
  "func.return"(%0) : (tensor<4xf32>) -> ()
}) : () -> ()
