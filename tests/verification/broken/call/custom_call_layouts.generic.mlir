// A layout lists every dimension of its operand.
"func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x8xf32>):
  %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "MyOp", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  "func.return"(%1) : (tensor<4x8xf32>) -> ()
}) : () -> ()
