module @a_inference__lambda__575__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<7x20xf32>, %arg1: tensor<20x32xf32>) -> tensor<7x32xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<7x20xf32>) -> tensor<7x20xf32>
    %1 = stablehlo.convert %0 : (tensor<7x20xf32>) -> tensor<7x20xbf16>
    %2 = stablehlo.reshape %arg1 : (tensor<20x32xf32>) -> tensor<20x32xf32>
    %3 = stablehlo.convert %2 : (tensor<20x32xf32>) -> tensor<20x32xbf16>
    %4 = stablehlo.dot %1, %3, precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<7x20xbf16>, tensor<20x32xbf16>) -> tensor<7x32xbf16>
    %5 = stablehlo.transpose %4, dims = [0, 1] : (tensor<7x32xbf16>) -> tensor<7x32xbf16>
    %6 = stablehlo.convert %5 : (tensor<7x32xbf16>) -> tensor<7x32xf32>
    %7 = stablehlo.reshape %6 : (tensor<7x32xf32>) -> tensor<7x32xf32>
    return %7 : tensor<7x32xf32>
  }
}
