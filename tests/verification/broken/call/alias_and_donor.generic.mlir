// The memory of an argument goes one way.
"func.func"() <{arg_attrs = [{jax.buffer_donor = true, tf.aliasing_output = 0 : i32}], function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xf32>):
  "func.return"(%arg0) : (tensor<4xf32>) -> ()
}) : () -> ()
