module @a_inference__lambda__615__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.convert %0 : (tensor<4x8xf32>) -> tensor<4x8xcomplex<f32>>
    %2 = stablehlo.fft %1, type =  FFT, length = [8] : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    %3 = stablehlo.abs %2 : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %4 : tensor<4x8xf32>
  }
}
