// A condition for each element: the loop needs a single one.
"func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  %1 = "stablehlo.while"(%arg0) ({
  ^bb0(%arg2: tensor<4xf32>):
    %3 = "stablehlo.compare"(%arg2, %arg2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    "stablehlo.return"(%3) : (tensor<4xi1>) -> ()
  }, {
  ^bb0(%arg1: tensor<4xf32>):
    %2 = "stablehlo.add"(%arg1, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%2) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%1) : (tensor<4xf32>) -> ()
}) : () -> ()
