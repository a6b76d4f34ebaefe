"""Programs that break a rule of stablehlo.reshape, and programs that keep them all."""

# Generated from spec/ops/stablehlo/reshape.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<bf16>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.reshape"() : () -> tensor<bf16>
  "func.return"(%result) : (tensor<bf16>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<bf16>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.reshape"(%operand) : (memref<f32>) -> tensor<bf16>
  "func.return"(%result) : (tensor<bf16>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<bf16>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.reshape"(%operand) : (tensor<f32>) -> tensor<bf16>
  "func.return"(%result) : (tensor<bf16>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<1x1xbf16>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<1x1xbf16>):
  "stablehlo.reshape"(%operand) : (tensor<1x1xbf16>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<1x1xbf16>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x1xbf16>):
  %result = "stablehlo.reshape"(%operand) : (tensor<1x1xbf16>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<1x1xbf16>) -> (tensor<bf16>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x1xbf16>):
  %result = "stablehlo.reshape"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<1x1xbf16>) -> tensor<bf16>
  "func.return"(%result) : (tensor<bf16>) -> ()
}) : () -> ()
""",
    ),
    # C1: both shapes hold as many elements
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xbf16>) -> (tensor<bf16>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xbf16>):
  %result = "stablehlo.reshape"(%operand) : (tensor<2xbf16>) -> tensor<bf16>
  "func.return"(%result) : (tensor<bf16>) -> ()
}) : () -> ()
""",
    ),
    # C1: both shapes hold as many elements
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<0x1xbf16>) -> (tensor<bf16>), sym_name = "main"}> ({
^bb0(%operand: tensor<0x1xbf16>):
  %result = "stablehlo.reshape"(%operand) : (tensor<0x1xbf16>) -> tensor<bf16>
  "func.return"(%result) : (tensor<bf16>) -> ()
}) : () -> ()
""",
    ),
    # C2: slices with a scale each stay slices: as many elements stand before one in both shapes
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> (tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>):
  %result = "stablehlo.reshape"(%operand) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>
  "func.return"(%result) : (tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C2: slices with a scale each stay slices: as many elements stand before one in both shapes
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>) -> (tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>):
  %result = "stablehlo.reshape"(%operand) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>
  "func.return"(%result) : (tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C3: the dimension of slices with a scale each keeps its size
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>) -> (tensor<2x1x3x!quant.uniform<i8:f32:1, {0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>):
  %result = "stablehlo.reshape"(%operand) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>) -> tensor<2x1x3x!quant.uniform<i8:f32:1, {0.5}>>
  "func.return"(%result) : (tensor<2x1x3x!quant.uniform<i8:f32:1, {0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C3: the dimension of slices with a scale each keeps its size
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> (tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>):
  %result = "stablehlo.reshape"(%operand) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>
  "func.return"(%result) : (tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C4: each slice keeps its scale and zero point
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> (tensor<2x1x3x!quant.uniform<i8:f32:0, {0.25, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>):
  %result = "stablehlo.reshape"(%operand) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> tensor<2x1x3x!quant.uniform<i8:f32:0, {0.25, 0.5}>>
  "func.return"(%result) : (tensor<2x1x3x!quant.uniform<i8:f32:0, {0.25, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C5: how large the result becomes is known, but for one bounded dimension
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x1xbf16>) -> (tensor<?xbf16>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x1xbf16>):
  %result = "stablehlo.reshape"(%operand) : (tensor<1x1xbf16>) -> tensor<?xbf16>
  "func.return"(%result) : (tensor<?xbf16>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C3: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %result = "stablehlo.reshape"(%operand) : (tensor<2x3xi64>) -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> (tensor<2x1x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>):
  %result = "stablehlo.reshape"(%operand) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x1x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  "func.return"(%result) : (tensor<2x1x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> ()
}) : () -> ()
""",
]
