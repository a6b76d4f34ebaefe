// inputs: tensor<3xui8> [10, 20, 30]
// outputs: tensor<4x2xui8> [[20, 30], [20, 30], [20, 30], [20, 30]]
"func.func"() <{function_type = (tensor<3xui8>) -> (tensor<4x2xui8>), sym_name = "main"}> ({
^bb0(%x: tensor<3xui8>):
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui8>) -> tensor<3x1073741824xui8>
  %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x1073741824xui8>) -> tensor<1073741824x3xui8>
  %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 1073741820, 1>, limit_indices = array<i64: 1073741824, 3>, strides = array<i64: 1, 1>}> : (tensor<1073741824x3xui8>) -> tensor<4x2xui8>
  "func.return"(%2) : (tensor<4x2xui8>) -> ()
}) : () -> ()
