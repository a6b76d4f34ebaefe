// A real FFT over 7 numbers of a row of 8.
"func.func"() <{function_type = (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>, sym_name = "main"}> ({
^bb0(%arg0: tensor<2x8xf32>):
  %1 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 7>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
  "func.return"(%1) : (tensor<2x5xcomplex<f32>>) -> ()
}) : () -> ()
