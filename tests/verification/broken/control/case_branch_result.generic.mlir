// The third branch gives a vector.
"func.func"() <{function_type = (tensor<i32>, tensor<f32>, tensor<3xf32>) -> tensor<f32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<i32>, %arg1: tensor<f32>, %arg2: tensor<3xf32>):
  %1 = "stablehlo.case"(%arg0) ({
    "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
  }, {
    "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
  }, {
    "stablehlo.return"(%arg2) : (tensor<3xf32>) -> ()
  }) : (tensor<i32>) -> tensor<f32>
  "func.return"(%1) : (tensor<f32>) -> ()
}) : () -> ()
