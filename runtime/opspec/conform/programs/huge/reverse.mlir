// inputs: tensor<3xui8> [10, 20, 30]
// outputs: tensor<1x4xui8> [[10, 10, 10, 10]]
"func.func"() <{function_type = (tensor<3xui8>) -> (tensor<1x4xui8>), sym_name = "main"}> ({
^bb0(%x: tensor<3xui8>):
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui8>) -> tensor<3x1073741824xui8>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x1073741824xui8>) -> tensor<3x1073741824xui8>
  %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 2, 1073741820>, limit_indices = array<i64: 3, 1073741824>, strides = array<i64: 1, 1>}> : (tensor<3x1073741824xui8>) -> tensor<1x4xui8>
  "func.return"(%2) : (tensor<1x4xui8>) -> ()
}) : () -> ()
