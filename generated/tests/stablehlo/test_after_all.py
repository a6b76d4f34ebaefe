"""Programs that break a rule of stablehlo.after_all, and programs that keep them all."""

# Generated from spec/ops/stablehlo/after_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import pytest

from opspec.agreement.rule_tests import breaks_only, keeps_every_rule
from opspec.agreement.value_tests import gives_its_outputs

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<f32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<f32>):
  %result = "stablehlo.after_all"(%inputs_0) : (tensor<f32>) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.after_all"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = () -> (memref<f32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.after_all"() : () -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.after_all"() ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.after_all"() : () -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
]

# The examples of the op file, by name.
EXAMPLES = ["two", "none"]


@pytest.mark.parametrize(("rule", "program"), BREAKS, ids=[rule for rule, _ in BREAKS])
def test_breaks_only_this_rule(rule: str, program: str) -> None:
    breaks_only("stablehlo.after_all", rule, program)


@pytest.mark.parametrize("program", KEEPS)
def test_keeps_every_rule(program: str) -> None:
    keeps_every_rule("stablehlo.after_all", program)


@pytest.mark.parametrize("example", EXAMPLES)
def test_gives_its_outputs(example: str) -> None:
    gives_its_outputs("stablehlo.after_all", example)
