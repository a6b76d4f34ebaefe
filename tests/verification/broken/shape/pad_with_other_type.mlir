// The padding value is an integer.
func.func @main(%x: tensor<5xf32>, %zero: tensor<i32>) -> tensor<7xf32> {
  %0 = stablehlo.pad %x, %zero, low = [1], high = [1], interior = [0]
       : (tensor<5xf32>, tensor<i32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
