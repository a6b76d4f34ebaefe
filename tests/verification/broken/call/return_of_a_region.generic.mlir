// stablehlo.return may end a function, and gives what its type says too.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<f32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  "stablehlo.return"(%arg0) : (tensor<4xf32>) -> ()
}) : () -> ()
