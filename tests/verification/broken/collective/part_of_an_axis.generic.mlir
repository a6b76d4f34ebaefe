// 4 devices have no part of 3.
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"model":(1)3}, {}]>}], function_type = (tensor<9x8xf32>) -> tensor<9x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9x8xf32>):
    "func.return"(%arg0) : (tensor<9x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
