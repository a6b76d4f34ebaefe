// 4 devices have no part of 3.
module {
  sdy.mesh @mesh = <["data"=2, "model"=4]>
  func.func @main(%x: tensor<9x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model":(1)3}, {}]>}) -> tensor<9x8xf32> {
    return %x : tensor<9x8xf32>
  }
}
