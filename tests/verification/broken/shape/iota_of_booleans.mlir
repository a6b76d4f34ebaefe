// A count of truth values.
func.func @main() -> tensor<10xi1> {
  %0 = stablehlo.iota dim = 0 : tensor<10xi1>
  return %0 : tensor<10xi1>
}
