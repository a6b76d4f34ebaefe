// The condition gives the counter, not a comparison.
"func.func"() <{function_type = (tensor<i32>) -> tensor<i32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<i32>):
  %1 = "stablehlo.while"(%arg0) ({
  ^bb0(%arg2: tensor<i32>):
    "stablehlo.return"(%arg2) : (tensor<i32>) -> ()
  }, {
  ^bb0(%arg1: tensor<i32>):
    %2 = "stablehlo.add"(%arg1, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%2) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  "func.return"(%1) : (tensor<i32>) -> ()
}) : () -> ()
