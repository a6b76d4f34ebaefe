"""Programs that break a rule of stablehlo.uniform_dequantize, and programs that keep them all."""

# Generated from spec/ops/stablehlo/uniform_dequantize.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.uniform_dequantize"() : () -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.uniform_dequantize"(%operand) : (memref<f32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<3x!quant.uniform<i8:f32, 0.5>>):
  "stablehlo.uniform_dequantize"(%operand) : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.uniform_dequantize"(%operand) : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.uniform_dequantize"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<!quant.uniform<i8:f32, 0.5>>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.uniform_dequantize"(%operand) : (tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.uniform_dequantize"(%operand) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4x!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.uniform_dequantize"(%operand) : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the type that `operand` stands for
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3x!quant.uniform<i8:f16, 0.5>>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x!quant.uniform<i8:f16, 0.5>>):
  %result = "stablehlo.uniform_dequantize"(%operand) : (tensor<3x!quant.uniform<i8:f16, 0.5>>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<!quant.uniform<i8:f32, 0.5>>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.uniform_dequantize"(%operand) : (tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
]
