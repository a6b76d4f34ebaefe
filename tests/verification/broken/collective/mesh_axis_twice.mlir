// Two axes with one name.
module {
  sdy.mesh @mesh = <["data"=2, "data"=2]>
  func.func @main(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %x : tensor<8x8xf32>
  }
}
