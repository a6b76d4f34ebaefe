// A count of truth values.
"func.func"() <{function_type = () -> tensor<10xi1>, sym_name = "main"}> ({
  %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10xi1>
  "func.return"(%1) : (tensor<10xi1>) -> ()
}) : () -> ()
