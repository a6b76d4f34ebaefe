// inputs: tensor<3xui8> [10, 20, 30]; tensor<i64> 2; tensor<i64> 1073741824
// outputs: tensor<1x4xui8> [[30, 30, 30, 30]]
"func.func"() <{function_type = (tensor<3xui8>, tensor<i64>, tensor<i64>) -> (tensor<1x4xui8>), sym_name = "main"}> ({
^bb0(%x: tensor<3xui8>, %i: tensor<i64>, %j: tensor<i64>):
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui8>) -> tensor<3x1073741824xui8>
  %1 = "stablehlo.dynamic_slice"(%0, %i, %j) <{slice_sizes = array<i64: 1, 4>}> : (tensor<3x1073741824xui8>, tensor<i64>, tensor<i64>) -> tensor<1x4xui8>
  "func.return"(%1) : (tensor<1x4xui8>) -> ()
}) : () -> ()
