// Two values go around, the body gives back one.
"func.func"() <{function_type = (tensor<i32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<i32>, %arg1: tensor<4xf32>):
  %1:2 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<4xf32>):
    %3 = "stablehlo.compare"(%arg4, %arg4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg2: tensor<i32>, %arg3: tensor<4xf32>):
    %2 = "stablehlo.add"(%arg3, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%2) : (tensor<4xf32>) -> ()
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  "func.return"(%1#1) : (tensor<4xf32>) -> ()
}) : () -> ()
