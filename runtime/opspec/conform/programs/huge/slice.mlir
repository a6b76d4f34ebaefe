// inputs: tensor<3xui8> [10, 20, 30]
// outputs: tensor<1x4xui8> [[30, 30, 30, 30]]
"func.func"() <{function_type = (tensor<3xui8>) -> (tensor<1x4xui8>), sym_name = "main"}> ({
^bb0(%x: tensor<3xui8>):
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui8>) -> tensor<3x1073741824xui8>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 1073741820>, limit_indices = array<i64: 3, 1073741824>, strides = array<i64: 1, 1>}> : (tensor<3x1073741824xui8>) -> tensor<1x4xui8>
  "func.return"(%1) : (tensor<1x4xui8>) -> ()
}) : () -> ()
