// A vector has dimension 0 only.
"func.func"() <{function_type = () -> tensor<10xi32>, sym_name = "main"}> ({
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<10xi32>
  "func.return"(%1) : (tensor<10xi32>) -> ()
}) : () -> ()
