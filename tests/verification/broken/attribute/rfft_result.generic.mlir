// Of 8 real numbers 5 complex ones remain.
"func.func"() <{function_type = (tensor<8xf32>) -> tensor<8xcomplex<f32>>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8xf32>):
  %1 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
  "func.return"(%1) : (tensor<8xcomplex<f32>>) -> ()
}) : () -> ()
