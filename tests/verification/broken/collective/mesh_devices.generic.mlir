// 2 x 2 devices, and device 2 comes twice.
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=2], device_ids=[0, 1, 2, 2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8x8xf32>):
    "func.return"(%arg0) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
