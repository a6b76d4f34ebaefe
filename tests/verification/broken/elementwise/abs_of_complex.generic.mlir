// The magnitude of a complex number is real.
"func.func"() <{function_type = (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xcomplex<f32>>):
  %1 = "stablehlo.abs"(%arg0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  "func.return"(%1) : (tensor<4xcomplex<f32>>) -> ()
}) : () -> ()
