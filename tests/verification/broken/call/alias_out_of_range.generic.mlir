// There is one output, number 0.
"func.func"() <{arg_attrs = [{tf.aliasing_output = 1 : i32}], function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  "func.return"(%arg0) : (tensor<4xf32>) -> ()
}) : () -> ()
