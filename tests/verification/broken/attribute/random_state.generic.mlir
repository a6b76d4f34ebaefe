// THREE_FRY has a state of two ui64.
"func.func"() <{function_type = (tensor<3xui64>) -> tensor<8xui32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<3xui64>):
  %1:2 = "stablehlo.rng_bit_generator"(%arg0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<8xui32>)
  "func.return"(%1#1) : (tensor<8xui32>) -> ()
}) : () -> ()
