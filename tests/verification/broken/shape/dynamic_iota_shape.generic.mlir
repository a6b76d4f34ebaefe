// The shape is known, and is not that of the result.
"func.func"() <{function_type = () -> tensor<4xi32>, sym_name = "main"}> ({
  %1 = "stablehlo.constant"() <{value = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = "stablehlo.dynamic_iota"(%1) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<4xi32>
  "func.return"(%2) : (tensor<4xi32>) -> ()
}) : () -> ()
