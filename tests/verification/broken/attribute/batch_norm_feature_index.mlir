// Features come last: 3, not 4.
func.func @main(%x: tensor<8x32x32x16xf32>, %v: tensor<16xf32>) -> tensor<8x32x32x16xf32> {
  %0 = "stablehlo.batch_norm_inference"(%x, %v, %v, %v, %v) <{epsilon = 1.0e-5 : f32, feature_index = 4 : i64}>
       : (tensor<8x32x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
         -> tensor<8x32x32x16xf32>
  return %0 : tensor<8x32x32x16xf32>
}
