// Dimensions are i64.
"func.func"() <{function_type = () -> tensor<10xi32>, sym_name = "main"}> ({
  %1 = "stablehlo.iota"() <{iota_dimension = 0 : i32}> : () -> tensor<10xi32>
  "func.return"(%1) : (tensor<10xi32>) -> ()
}) : () -> ()
