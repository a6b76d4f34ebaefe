// With a channel the pairs count partitions, and there are four.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
  func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %0 = "stablehlo.collective_permute"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
           source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 4]]> : tensor<4x2xi64>}>
         : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
