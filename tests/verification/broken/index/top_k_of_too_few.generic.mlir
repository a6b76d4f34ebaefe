// The ten largest of eight.
"func.func"() <{function_type = (tensor<8xf32>) -> tensor<10xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8xf32>):
  %1:2 = "chlo.top_k"(%arg0) <{k = 10 : i64}> : (tensor<8xf32>) -> (tensor<10xf32>, tensor<10xi32>)
  "func.return"(%1#0) : (tensor<10xf32>) -> ()
}) : () -> ()
