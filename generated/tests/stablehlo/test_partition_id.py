"""Programs that break a rule of stablehlo.partition_id, and programs that keep them all."""

# Generated from spec/ops/stablehlo/partition_id.yaml: change that file, then run `opspec generate`.

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
"func.func"() <{function_type = (tensor<f32>) -> (tensor<ui32>), sym_name = "main"}> ({
^bb0(%extra_0: tensor<f32>):
  %result = "stablehlo.partition_id"(%extra_0) : (tensor<f32>) -> tensor<ui32>
  "func.return"(%result) : (tensor<ui32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.partition_id"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = () -> (tensor<i1>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.partition_id"() : () -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (tensor<ui32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.partition_id"() ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> tensor<ui32>
  "func.return"(%result) : (tensor<ui32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = () -> (tensor<ui32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.partition_id"() : () -> tensor<ui32>
  "func.return"(%result) : (tensor<ui32>) -> ()
}) : () -> ()
""",
]

# The examples of the op file, by name.
EXAMPLES = ["alone"]


@pytest.mark.parametrize(("rule", "program"), BREAKS, ids=[rule for rule, _ in BREAKS])
def test_breaks_only_this_rule(rule: str, program: str) -> None:
    breaks_only("stablehlo.partition_id", rule, program)


@pytest.mark.parametrize("program", KEEPS)
def test_keeps_every_rule(program: str) -> None:
    keeps_every_rule("stablehlo.partition_id", program)


@pytest.mark.parametrize("example", EXAMPLES)
def test_gives_its_outputs(example: str) -> None:
    gives_its_outputs("stablehlo.partition_id", example)
