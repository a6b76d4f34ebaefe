"""Programs that break a rule of stablehlo.imag, and programs that keep them all."""

# Generated from spec/ops/stablehlo/imag.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.imag"() : () -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.imag"(%operand) : (memref<f32>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xf64>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf64>):
  "stablehlo.imag"(%operand) : (tensor<2xf64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xf64>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf64>):
  %result = "stablehlo.imag"(%operand) : (tensor<2xf64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xf64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf64>):
  %result = "stablehlo.imag"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xf64>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf64>):
  %result = "stablehlo.imag"(%operand) : (tensor<2xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xf64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf64>):
  %result = "stablehlo.imag"(%operand) : (tensor<1xf64>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xf64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf64>):
  %result = "stablehlo.imag"(%operand) : (tensor<3xf64>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the type of the parts of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.imag"(%operand) : (tensor<2xf32>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%operand: tensor<f64>):
  %result = "stablehlo.imag"(%operand) : (tensor<f64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
]
