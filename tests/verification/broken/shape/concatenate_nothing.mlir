// There has to be something to concatenate.
func.func @main() -> tensor<0x3xf32> {
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}
