// The sum of two f16 is an f16; convert it afterwards.
func.func @main(%x: tensor<4xf16>) -> tensor<4xf32> {
  %0 = "stablehlo.add"(%x, %x) : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
