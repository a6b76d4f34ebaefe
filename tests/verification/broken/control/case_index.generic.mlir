// The index of a case is an i32.
"func.func"() <{function_type = (tensor<i64>, tensor<f32>) -> tensor<f32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<i64>, %arg1: tensor<f32>):
  %1 = "stablehlo.case"(%arg0) ({
    "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
  }, {
    "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
  }) : (tensor<i64>) -> tensor<f32>
  "func.return"(%1) : (tensor<f32>) -> ()
}) : () -> ()
