// The parts of a complex number are floats.
"func.func"() <{function_type = (tensor<4xi32>, tensor<4xi32>) -> tensor<4xcomplex<f32>>, sym_name = "main"}> ({
^bb0(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>):
  %1 = "stablehlo.complex"(%arg0, %arg1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xcomplex<f32>>
  "func.return"(%1) : (tensor<4xcomplex<f32>>) -> ()
}) : () -> ()
