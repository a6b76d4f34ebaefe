"builtin.module"() <{sym_name = "jit_scalar"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %27 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.reduce"(%arg1, %2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %26 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.compare"(%1, %3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = "stablehlo.convert"(%4) : (tensor<i1>) -> tensor<i32>
    %6:3 = "stablehlo.case"(%5) ({
      %21 = "stablehlo.sine"(%arg1) : (tensor<4xf32>) -> tensor<4xf32>
      %22 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      "stablehlo.return"(%21, %23, %25) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
    }, {
      %19 = "stablehlo.sine"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
      %20 = "stablehlo.cosine"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%20, %arg1, %19) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %8 = "stablehlo.cosine"(%7) : (tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12:2 = "stablehlo.case"(%5) ({
      %16 = "stablehlo.negate"(%11) : (tensor<4xf32>) -> tensor<4xf32>
      %17 = "stablehlo.negate"(%11) : (tensor<4xf32>) -> tensor<4xf32>
      %18 = "stablehlo.multiply"(%17, %6#0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%16, %18) : (tensor<4xf32>, tensor<4xf32>) -> ()
    }, {
      %13 = "stablehlo.multiply"(%6#2, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %14 = "stablehlo.multiply"(%11, %6#1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %15 = "stablehlo.multiply"(%14, %6#0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%15, %13) : (tensor<4xf32>, tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>)
    "func.return"(%12#0, %12#1) : (tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
