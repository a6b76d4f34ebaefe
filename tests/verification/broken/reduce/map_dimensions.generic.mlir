// map goes over all dimensions, in order.
"func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x8xf32>):
  %1 = "stablehlo.map"(%arg0) <{dimensions = array<i64: 1, 0>}> ({
  ^bb0(%arg1: tensor<f32>):
    %2 = "stablehlo.negate"(%arg1) : (tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  "func.return"(%1) : (tensor<4x8xf32>) -> ()
}) : () -> ()
