// There is one output, number 0.
func.func @main(%x: tensor<4xf32> {tf.aliasing_output = 1 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
