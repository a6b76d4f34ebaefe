// THREE_FRY has a state of two ui64.
func.func @main(%state: tensor<3xui64>) -> tensor<8xui32> {
  %new, %0 = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY
       : (tensor<3xui64>) -> (tensor<3xui64>, tensor<8xui32>)
  return %0 : tensor<8xui32>
}
