// A mesh is no function.
module {
  sdy.mesh @mesh = <["data"=2]>
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @mesh(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
