// The gradient of the weights cannot take the memory of the batch.
"func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {}], function_type = (tensor<32x4xf32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<32x4xf32>, %arg1: tensor<4xf32>):
  "func.return"(%arg1) : (tensor<4xf32>) -> ()
}) : () -> ()
