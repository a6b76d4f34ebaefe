// %x is a vector of i32 where it is defined.
func.func @main(%x: tensor<4xi32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
