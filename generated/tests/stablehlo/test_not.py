"""Programs that break a rule of stablehlo.not, and programs that keep them all."""

# Generated from spec/ops/stablehlo/not.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import pytest

from opspec.agreement.rule_tests import breaks_only, keeps_every_rule
from opspec.agreement.value_tests import gives_its_outputs

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.not"() : () -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.not"(%operand) : (memref<f32>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.not"(%operand) : (tensor<2xi1>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  "stablehlo.not"(%operand) : (tensor<2xi1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.not"(%operand) : (tensor<2xi1>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.not"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: shape(result) == shape(operand)
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.not"(%operand) : (tensor<2xi1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C1: shape(result) == shape(operand)
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xi1>):
  %result = "stablehlo.not"(%operand) : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: shape(result) == shape(operand)
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi1>):
  %result = "stablehlo.not"(%operand) : (tensor<3xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<i1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operand: tensor<i1>):
  %result = "stablehlo.not"(%operand) : (tensor<i1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
]

# The examples of the op file, by name.
EXAMPLES = ["flags", "signed_bits", "unsigned_bits"]


@pytest.mark.parametrize(("rule", "program"), BREAKS, ids=[rule for rule, _ in BREAKS])
def test_breaks_only_this_rule(rule: str, program: str) -> None:
    breaks_only("stablehlo.not", rule, program)


@pytest.mark.parametrize("program", KEEPS)
def test_keeps_every_rule(program: str) -> None:
    keeps_every_rule("stablehlo.not", program)


@pytest.mark.parametrize("example", EXAMPLES)
def test_gives_its_outputs(example: str) -> None:
    gives_its_outputs("stablehlo.not", example)
