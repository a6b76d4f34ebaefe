// The function takes i32.
func.func private @twice(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.add %x, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xi32> {
  %0 = call @twice(%x) : (tensor<4xf32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
