// Keys and values are sorted together, so they have one shape.
"func.func"() <{function_type = (tensor<8xf32>, tensor<9xi32>) -> tensor<9xi32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<8xf32>, %arg1: tensor<9xi32>):
  %1:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %2 = "stablehlo.compare"(%arg2, %arg3) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%2) : (tensor<i1>) -> ()
  }) : (tensor<8xf32>, tensor<9xi32>) -> (tensor<8xf32>, tensor<9xi32>)
  "func.return"(%1#1) : (tensor<9xi32>) -> ()
}) : () -> ()
