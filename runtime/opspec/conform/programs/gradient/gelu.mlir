"builtin.module"() <{sym_name = "jit_scalar"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xf32>) -> tensor<12xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<12xf32>):
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %2 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %3 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %6 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %8 = "stablehlo.multiply"(%7, %1) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %9 = "stablehlo.add"(%arg0, %8) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %12 = "stablehlo.multiply"(%11, %9) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %13 = "stablehlo.tanh"(%12) : (tensor<12xf32>) -> tensor<12xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %16 = "stablehlo.subtract"(%15, %13) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %19 = "stablehlo.add"(%18, %13) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %20 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %22 = "stablehlo.multiply"(%21, %19) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %23 = "stablehlo.negate"(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %24 = "stablehlo.exponential"(%23) : (tensor<12xf32>) -> tensor<12xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %27 = "stablehlo.add"(%26, %24) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %30 = "stablehlo.divide"(%29, %27) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %33 = "stablehlo.subtract"(%32, %30) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %34 = "stablehlo.multiply"(%30, %33) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %35 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %36 = "stablehlo.log_plus_one"(%35) : (tensor<12xf32>) -> tensor<12xf32>
    %37 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %39 = "stablehlo.add"(%35, %38) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xf32>
    %41 = "stablehlo.cosine"(%40) : (tensor<12xf32>) -> tensor<12xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %44 = "stablehlo.multiply"(%43, %41) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %45 = "stablehlo.multiply"(%30, %44) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %46 = "stablehlo.multiply"(%44, %36) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %47 = "stablehlo.divide"(%45, %39) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %48 = "stablehlo.multiply"(%arg0, %47) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %49 = "stablehlo.multiply"(%47, %arg0) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %51 = "stablehlo.multiply"(%46, %34) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %52 = "stablehlo.add"(%50, %51) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %53 = "stablehlo.multiply"(%arg0, %44) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %54 = "stablehlo.multiply"(%44, %22) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %55 = "stablehlo.add"(%52, %54) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %56 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %58 = "stablehlo.multiply"(%57, %53) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %59 = "stablehlo.multiply"(%58, %16) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %60 = "stablehlo.multiply"(%59, %13) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %64 = "stablehlo.multiply"(%63, %61) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %65 = "stablehlo.add"(%55, %64) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %66 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %68 = "stablehlo.multiply"(%67, %64) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %69 = "stablehlo.multiply"(%68, %5) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %70 = "stablehlo.add"(%65, %69) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%70) : (tensor<12xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
