"builtin.module"() <{sym_name = "jit_scalar"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x8xf32>) -> tensor<2x8xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<2x8xf32>):
    %24 = "func.call"(%arg4) <{callee = @fft}> : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
    %25 = "stablehlo.abs"(%24) : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xf32>
    %26 = "stablehlo.real"(%24) : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xf32>
    %27 = "stablehlo.imag"(%24) : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xf32>
    %28 = "stablehlo.negate"(%27) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %29 = "stablehlo.complex"(%26, %28) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %30 = "stablehlo.convert"(%25) : (tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %31 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %33 = "stablehlo.compare"(%30, %32) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xi1>
    %34 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %36 = "stablehlo.select"(%33, %35, %30) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %37 = "stablehlo.divide"(%29, %36) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %38 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %40 = "stablehlo.multiply"(%39, %25) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %41 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10xf32>
    %42 = "stablehlo.cosine"(%41) : (tensor<10xf32>) -> tensor<10xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<10xf32>) -> tensor<2x5xf32>
    %44 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %46 = "stablehlo.multiply"(%45, %43) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %47 = "stablehlo.multiply"(%46, %40) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %50 = "stablehlo.complex"(%47, %49) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %51 = "stablehlo.multiply"(%50, %37) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %52 = "func.call"(%51) <{callee = @fft_0}> : (tensor<2x5xcomplex<f32>>) -> tensor<2x8xf32>
    "func.return"(%52) : (tensor<2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x8xf32>):
    %23 = "stablehlo.fft"(%arg3) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
    "func.return"(%23) : (tensor<2x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5xcomplex<f32>>) -> tensor<2x8xf32>, res_attrs = [{}], sym_name = "fft_0", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<2x5xcomplex<f32>>):
    %22 = "func.call"(%arg2) <{callee = @_rfft_transpose}> : (tensor<2x5xcomplex<f32>>) -> tensor<2x8xf32>
    "func.return"(%22) : (tensor<2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5xcomplex<f32>>) -> tensor<2x8xf32>, res_attrs = [{}], sym_name = "_rfft_transpose", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<2x5xcomplex<f32>>):
    %1 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %3 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.dynamic_update_slice"(%2, %4, %5) : (tensor<5xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<5xcomplex<f32>>
    %7 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %9 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.dynamic_update_slice"(%6, %8, %9) : (tensor<5xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<5xcomplex<f32>>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %12 = "stablehlo.real"(%arg1) : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xf32>
    %13 = "stablehlo.imag"(%arg1) : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xf32>
    %14 = "stablehlo.negate"(%13) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %15 = "stablehlo.complex"(%12, %14) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %18 = "func.call"(%17) <{callee = @fft_1}> : (tensor<2x5xcomplex<f32>>) -> tensor<2x8xf32>
    %19 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8xf32>
    %21 = "stablehlo.multiply"(%20, %18) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    "func.return"(%21) : (tensor<2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5xcomplex<f32>>) -> tensor<2x8xf32>, res_attrs = [{}], sym_name = "fft_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x5xcomplex<f32>>):
    %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<2x5xcomplex<f32>>) -> tensor<2x8xf32>
    "func.return"(%0) : (tensor<2x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
