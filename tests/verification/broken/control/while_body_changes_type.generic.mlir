// The state grows from f32 to f64 in the body.
"func.func"() <{function_type = (tensor<4xf32>, tensor<i1>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<i1>):
  %1 = "stablehlo.while"(%arg0) ({
  ^bb0(%arg3: tensor<4xf32>):
    "stablehlo.return"(%arg1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg2: tensor<4xf32>):
    %2 = "stablehlo.convert"(%arg2) : (tensor<4xf32>) -> tensor<4xf64>
    "stablehlo.return"(%2) : (tensor<4xf64>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
