// The memory of an argument goes one way.
func.func @main(%x: tensor<4xf32> {jax.buffer_donor = true, tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
