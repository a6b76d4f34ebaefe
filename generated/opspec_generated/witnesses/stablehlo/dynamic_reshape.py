"""Programs that break a rule of stablehlo.dynamic_reshape, and programs that keep them all."""

# Generated from spec/ops/stablehlo/dynamic_reshape.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.dynamic_reshape"() : () -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2x3xi64>, memref<f32>) -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>, %output_shape: memref<f32>):
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3xi64>, memref<f32>) -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %output_shape = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %output_shape = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3xi64>, tensor<2xi64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %output_shape = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3xi64>, tensor<2xi64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %output_shape = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `output_shape` has a size for each dimension of `result`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x3xi64>, tensor<1xi64>) -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>, %output_shape: tensor<1xi64>):
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3xi64>, tensor<1xi64>) -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `output_shape` has a size for each dimension of `result`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %output_shape = "stablehlo.constant"() <{value = dense<[3, 2, 1]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3xi64>, tensor<3xi64>) -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C2: both shapes hold as many elements
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi64>, tensor<2xi64>) -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi64>, %output_shape: tensor<2xi64>):
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2xi64>, tensor<2xi64>) -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C2: both shapes hold as many elements
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3x3xi64>) -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi64>):
  %output_shape = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<3x3xi64>, tensor<2xi64>) -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C4: no size is negative
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %output_shape = "stablehlo.constant"() <{value = dense<[-1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C3: `result` has the sizes that the operand gives
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %output_shape = "stablehlo.constant"() <{value = dense<[0, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C3: `result` has the sizes that the operand gives
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %output_shape = "stablehlo.constant"() <{value = dense<[4, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C5: slices with a scale each stay slices: as many elements stand before one in both shapes
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> (tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>):
  %output_shape = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>, tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>
  "func.return"(%result) : (tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C5: slices with a scale each stay slices: as many elements stand before one in both shapes
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>) -> (tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>):
  %output_shape = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>, tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>
  "func.return"(%result) : (tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C6: the sizes that the operand gives hold as many elements
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2xi64>) -> (tensor<3x?xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi64>):
  %output_shape = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2xi64>, tensor<2xi64>) -> tensor<3x?xi64>
  "func.return"(%result) : (tensor<3x?xi64>) -> ()
}) : () -> ()
""",
    ),
    # C6: the sizes that the operand gives hold as many elements
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<3x3xi64>) -> (tensor<?x?xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi64>):
  %output_shape = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<3x3xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  "func.return"(%result) : (tensor<?x?xi64>) -> ()
}) : () -> ()
""",
    ),
    # C7: the dimension of slices with a scale each keeps its size
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> (tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>):
  %output_shape = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>, tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>
  "func.return"(%result) : (tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C7: the dimension of slices with a scale each keeps its size
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>) -> (tensor<2x1x3x!quant.uniform<i8:f32:1, {0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>):
  %output_shape = "stablehlo.constant"() <{value = dense<[2, 1, 3]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>, tensor<3xi64>) -> tensor<2x1x3x!quant.uniform<i8:f32:1, {0.5}>>
  "func.return"(%result) : (tensor<2x1x3x!quant.uniform<i8:f32:1, {0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C8: each slice keeps its scale and zero point
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> (tensor<2x1x3x!quant.uniform<i8:f32:0, {0.25, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>):
  %output_shape = "stablehlo.constant"() <{value = dense<[2, 1, 3]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>, tensor<3xi64>) -> tensor<2x1x3x!quant.uniform<i8:f32:0, {0.25, 0.5}>>
  "func.return"(%result) : (tensor<2x1x3x!quant.uniform<i8:f32:0, {0.25, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C7: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %output_shape = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> (tensor<2x1x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>):
  %output_shape = "stablehlo.constant"() <{value = dense<[2, 1, 3]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_reshape"(%operand, %output_shape) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<3xi64>) -> tensor<2x1x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  "func.return"(%result) : (tensor<2x1x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> ()
}) : () -> ()
""",
]
