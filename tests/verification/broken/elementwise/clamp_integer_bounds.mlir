// 0 and 1 were written as integers.
func.func @main(%low: tensor<i32>, %x: tensor<4xf32>, %high: tensor<i32>) -> tensor<4xf32> {
  %0 = "stablehlo.clamp"(%low, %x, %high) : (tensor<i32>, tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
