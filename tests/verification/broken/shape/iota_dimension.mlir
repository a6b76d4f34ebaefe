// A vector has dimension 0 only.
func.func @main() -> tensor<10xi32> {
  %0 = stablehlo.iota dim = 1 : tensor<10xi32>
  return %0 : tensor<10xi32>
}
