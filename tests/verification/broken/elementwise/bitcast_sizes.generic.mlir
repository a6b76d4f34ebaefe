// Four f32 are not two f64: the last dimension has to be split off first.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<2xf64>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "stablehlo.bitcast_convert"(%arg0) : (tensor<4xf32>) -> tensor<2xf64>
  "func.return"(%1) : (tensor<2xf64>) -> ()
}) : () -> ()
