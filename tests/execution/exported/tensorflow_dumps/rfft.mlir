module {
  func.func @main(%arg0: tensor<4x8xf32> ) -> tensor<4x8xf32> {
    %0 = mhlo.constant dense<8> : tensor<1xi32>
    %1 = "mhlo.fft"(%arg0) <{fft_length = dense<8> : tensor<1xi64>, fft_type = #mhlo<fft_type RFFT>}> : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
    %2 = "mhlo.fft"(%1) <{fft_length = dense<8> : tensor<1xi64>, fft_type = #mhlo<fft_type IRFFT>}> : (tensor<4x5xcomplex<f32>>) -> tensor<4x8xf32>
    return %2 : tensor<4x8xf32>
  }
}
