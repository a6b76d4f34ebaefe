// Dimensions are i64.
func.func @main() -> tensor<10xi32> {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i32}> : () -> tensor<10xi32>
  return %0 : tensor<10xi32>
}
