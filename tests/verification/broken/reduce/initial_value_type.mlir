// The sum of floats begins at an integer.
func.func @main(%x: tensor<4x8xf32>, %zero: tensor<i32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
       : (tensor<4x8xf32>, tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
