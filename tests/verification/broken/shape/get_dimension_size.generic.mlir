// The tensor has dimensions 0 and 1.
"func.func"() <{function_type = (tensor<4x?xf32>) -> tensor<i32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4x?xf32>):
  %1 = "stablehlo.get_dimension_size"(%arg0) <{dimension = 2 : i64}> : (tensor<4x?xf32>) -> tensor<i32>
  "func.return"(%1) : (tensor<i32>) -> ()
}) : () -> ()
