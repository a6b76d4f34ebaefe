// One scale per feature: feature_index is 3, with 16 features.
"func.func"() <{function_type = (tensor<8x32x32x16xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<8x32x32x16xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8x32x32x16xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>):
  %1:3 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{epsilon = 9.99999974E-6 : f32, feature_index = 3 : i64}> : (tensor<8x32x32x16xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<8x32x32x16xf32>, tensor<32xf32>, tensor<32xf32>)
  "func.return"(%1#0) : (tensor<8x32x32x16xf32>) -> ()
}) : () -> ()
