// Each step appends an element; the state of a loop keeps its shape.
"func.func"() <{function_type = (tensor<4xf32>, tensor<1xf32>, tensor<i1>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>, %arg2: tensor<i1>):
  %1 = "stablehlo.while"(%arg0) ({
  ^bb0(%arg4: tensor<4xf32>):
    "stablehlo.return"(%arg2) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg3: tensor<4xf32>):
    %2 = "stablehlo.concatenate"(%arg3, %arg1) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    "stablehlo.return"(%2) : (tensor<5xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
