// Both dimensions are split along the same axis.
module {
  sdy.mesh @mesh = <["data"=2, "model"=4]>
  func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"data"}]>}) -> tensor<8x8xf32> {
    return %x : tensor<8x8xf32>
  }
}
