"builtin.module"() <{sym_name = "jit_ring_product"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}], function_type = (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>, res_attrs = [{jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<4x6xf32>, %arg11: tensor<6x3xf32>):
    %35 = "sdy.manual_computation"(%arg10, %arg11) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>}> ({
    ^bb0(%arg12: tensor<2x6xf32>, %arg13: tensor<3x3xf32>):
      %36 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
      %37 = "stablehlo.constant"() <{value = dense<2> : tensor<ui32>}> : () -> tensor<ui32>
      %38 = "stablehlo.partition_id"() : () -> tensor<ui32>
      %39 = "stablehlo.divide"(%38, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %40 = "stablehlo.remainder"(%39, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %41 = "stablehlo.convert"(%40) : (tensor<ui32>) -> tensor<i32>
      %42 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %44 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %46:6 = "stablehlo.while"(%41, %arg12, %45, %44, %43, %arg13) ({
      ^bb0(%arg20: tensor<i32>, %arg21: tensor<2x6xf32>, %arg22: tensor<i32>, %arg23: tensor<i32>, %arg24: tensor<2x3xf32>, %arg25: tensor<3x3xf32>):
        %50 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
        %51 = "stablehlo.compare"(%arg22, %50) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%51) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg14: tensor<i32>, %arg15: tensor<2x6xf32>, %arg16: tensor<i32>, %arg17: tensor<i32>, %arg18: tensor<2x3xf32>, %arg19: tensor<3x3xf32>):
        %47:3 = "func.call"(%arg14, %arg15, %arg17, %arg18, %arg19) <{callee = @closed_call}> : (tensor<i32>, tensor<2x6xf32>, tensor<i32>, tensor<2x3xf32>, tensor<3x3xf32>) -> (tensor<i32>, tensor<2x3xf32>, tensor<3x3xf32>)
        %48 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %49 = "stablehlo.add"(%arg16, %48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%arg14, %arg15, %49, %47#0, %47#1, %47#2) : (tensor<i32>, tensor<2x6xf32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>, tensor<3x3xf32>) -> ()
      }) : (tensor<i32>, tensor<2x6xf32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>, tensor<3x3xf32>) -> (tensor<i32>, tensor<2x6xf32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>, tensor<3x3xf32>)
      "sdy.return"(%46#4) : (tensor<2x3xf32>) -> ()
    }) : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    "func.return"(%35) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x6xf32>, tensor<i32>, tensor<2x3xf32>, tensor<3x3xf32>) -> (tensor<i32>, tensor<2x3xf32>, tensor<3x3xf32>), res_attrs = [{}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<i32>, %arg6: tensor<2x6xf32>, %arg7: tensor<i32>, %arg8: tensor<2x3xf32>, %arg9: tensor<3x3xf32>):
    %17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.add"(%arg7, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %19 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<i32>
    %20 = "stablehlo.add"(%arg5, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %21 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %22 = "func.call"(%20, %21) <{callee = @remainder}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.compare"(%24, %25) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %27 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.add"(%24, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %29 = "stablehlo.select"(%26, %28, %24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.dynamic_slice"(%arg6, %30, %29) <{slice_sizes = array<i64: 2, 3>}> : (tensor<2x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    %32 = "stablehlo.dot_general"(%31, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%arg8, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.collective_permute"(%arg9) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%18, %33, %34) : (tensor<i32>, tensor<2x3xf32>, tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %1 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.compare"(%1, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "func.call"(%3, %4, %1) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.remainder"(%arg3, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.compare"(%6, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.compare"(%6, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.compare"(%5, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %13 = "stablehlo.compare"(%10, %12) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %14 = "stablehlo.and"(%13, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %15 = "stablehlo.add"(%6, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %16 = "stablehlo.select"(%14, %15, %6) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%16) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%0) : (tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
