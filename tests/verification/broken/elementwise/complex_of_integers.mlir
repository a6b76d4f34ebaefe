// The parts of a complex number are floats.
func.func @main(%re: tensor<4xi32>, %im: tensor<4xi32>) -> tensor<4xcomplex<f32>> {
  %0 = "stablehlo.complex"(%re, %im) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}
