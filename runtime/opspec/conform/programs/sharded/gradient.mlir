"builtin.module"() <{sym_name = "jit_gradient_of_parts"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=2]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}], function_type = (tensor<4x6xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>, res_attrs = [{jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x6xf32>, %arg1: tensor<6x2xf32>):
    %0:2 = "sdy.manual_computation"(%arg0, %arg1) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"y"}, {}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>]>}> ({
    ^bb0(%arg8: tensor<2x3xf32>, %arg9: tensor<3x2xf32>):
      %11 = "stablehlo.dot_general"(%arg8, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
      %12 = "stablehlo.all_reduce"(%11) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
        %17 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%17) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %13 = "stablehlo.tanh"(%12) : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
      %16 = "stablehlo.subtract"(%15, %13) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      "sdy.return"(%13, %16) : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    }) : (tensor<4x6xf32>, tensor<6x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
    %1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "sdy.manual_computation"(%1, %arg0, %0#0, %0#1) <{in_shardings = #sdy.sharding_per_value<[<@mesh, []>, <@mesh, [{"x"}, {"y"}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"y"}, {}]>]>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<2x3xf32>, %arg4: tensor<2x2xf32>, %arg5: tensor<2x2xf32>):
      %3 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
      %4 = "stablehlo.multiply"(%3, %arg5) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %5 = "stablehlo.multiply"(%4, %arg4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %6 = "stablehlo.add"(%4, %5) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %7 = "stablehlo.dot_general"(%6, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %9 = "stablehlo.all_reduce"(%8) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %10 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%10) : (tensor<f32>) -> ()
      }) : (tensor<3x2xf32>) -> tensor<3x2xf32>
      "sdy.return"(%9) : (tensor<3x2xf32>) -> ()
    }) : (tensor<f32>, tensor<4x6xf32>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<6x2xf32>
    "func.return"(%2) : (tensor<6x2xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
