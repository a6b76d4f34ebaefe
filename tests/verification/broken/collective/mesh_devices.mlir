// 2 x 2 devices, and device 2 comes twice.
module {
  sdy.mesh @mesh = <["data"=2, "model"=2], device_ids=[0, 1, 2, 2]>
  func.func @main(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %x : tensor<8x8xf32>
  }
}
