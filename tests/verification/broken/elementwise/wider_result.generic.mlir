// The sum of two f16 is an f16; convert it afterwards.
"func.func"() <{function_type = (tensor<4xf16>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf16>):
  %1 = "stablehlo.add"(%arg0, %arg0) : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
