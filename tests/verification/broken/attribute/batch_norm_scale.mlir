// One scale per feature: feature_index is 3, with 16 features.
func.func @main(%x: tensor<8x32x32x16xf32>, %scale: tensor<32xf32>, %offset: tensor<32xf32>)
    -> tensor<8x32x32x16xf32> {
  %0:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 1.0e-5 : f32, feature_index = 3 : i64}>
       : (tensor<8x32x32x16xf32>, tensor<32xf32>, tensor<32xf32>)
         -> (tensor<8x32x32x16xf32>, tensor<32xf32>, tensor<32xf32>)
  return %0#0 : tensor<8x32x32x16xf32>
}
