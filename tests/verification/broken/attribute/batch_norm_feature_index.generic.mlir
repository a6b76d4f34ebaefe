// Features come last: 3, not 4.
"func.func"() <{function_type = (tensor<8x32x32x16xf32>, tensor<16xf32>) -> tensor<8x32x32x16xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8x32x32x16xf32>, %arg1: tensor<16xf32>):
  %1 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg1) <{epsilon = 9.99999974E-6 : f32, feature_index = 4 : i64}> : (tensor<8x32x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<8x32x32x16xf32>
  "func.return"(%1) : (tensor<8x32x32x16xf32>) -> ()
}) : () -> ()
