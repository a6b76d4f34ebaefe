module @a_inference__lambda__632__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.slice %0 [0:4, 0:8] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %3 = stablehlo.fft %2, type =  RFFT, length = [8] : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
    %4 = stablehlo.slice %3 [0:4, 0:5] : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.pad %4, %cst_0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
    %6 = stablehlo.fft %5, type =  IRFFT, length = [8] : (tensor<4x5xcomplex<f32>>) -> tensor<4x8xf32>
    %7 = stablehlo.reshape %6 : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %7 : tensor<4x8xf32>
  }
}
