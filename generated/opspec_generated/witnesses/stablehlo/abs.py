"""Programs that break a rule of stablehlo.abs, and programs that keep them all."""

# Generated from spec/ops/stablehlo/abs.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xi8>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.abs"() : () -> tensor<3xi8>
  "func.return"(%result) : (tensor<3xi8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<3xi8>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.abs"(%operand) : (memref<f32>) -> tensor<3xi8>
  "func.return"(%result) : (tensor<3xi8>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3xi8>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi8>):
  "stablehlo.abs"(%operand) : (tensor<3xi8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3xi8>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi8>):
  %result = "stablehlo.abs"(%operand) : (tensor<3xi8>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3xi8>) -> (tensor<3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi8>):
  %result = "stablehlo.abs"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3xi8>) -> tensor<3xi8>
  "func.return"(%result) : (tensor<3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi8>):
  %result = "stablehlo.abs"(%operand) : (tensor<3xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi8>):
  %result = "stablehlo.abs"(%operand) : (tensor<2xi8>) -> tensor<3xi8>
  "func.return"(%result) : (tensor<3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %result = "stablehlo.abs"(%operand) : (tensor<4xi8>) -> tensor<3xi8>
  "func.return"(%result) : (tensor<3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the type of `operand`, or of its parts where that is complex
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi8>):
  %result = "stablehlo.abs"(%operand) : (tensor<2xi8>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xcomplex<f32>>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xcomplex<f32>>):
  %result = "stablehlo.abs"(%operand) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<3x!quant.uniform<i8:f32, 0.25:1>>) -> (tensor<3x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x!quant.uniform<i8:f32, 0.25:1>>):
  %result = "stablehlo.abs"(%operand) : (tensor<3x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
]
