// There is nothing to choose from.
"func.func"() <{function_type = (tensor<i32>) -> tensor<f32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<i32>):
  %1 = "stablehlo.case"(%arg0) : (tensor<i32>) -> tensor<f32>
  "func.return"(%1) : (tensor<f32>) -> ()
}) : () -> ()
