// There has to be something to concatenate.
"func.func"() <{function_type = () -> tensor<0x3xf32>, sym_name = "main"}> ({
  %1 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<0x3xf32>
  "func.return"(%1) : (tensor<0x3xf32>) -> ()
}) : () -> ()
