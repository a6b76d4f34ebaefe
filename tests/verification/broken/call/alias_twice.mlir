// Two arguments cannot both give their memory to the only output.
func.func @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32},
                %y: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}
