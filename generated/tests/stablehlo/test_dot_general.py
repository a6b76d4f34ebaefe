"""The rules of stablehlo.dot_general on programs that break or keep them, and its examples."""

# Generated from spec/ops/stablehlo/dot_general.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import pytest

from opspec.agreement.rule_tests import breaks_only, keeps_every_rule
from opspec.agreement.value_tests import gives_its_outputs
from opspec.catalog.witnesses import witnesses

BREAKS, KEEPS = witnesses("stablehlo.dot_general")

# The examples of the op file, by name.
EXAMPLES = [
    "matrices",
    "a_product_for_each_batch",
    "a_number_for_each_column",
    "wraps",
    "sums_in_a_wider_type",
    "integers_and_floats",
    "truth_values",
    "outer_product",
    "algorithm",
    "weights_alone_are_quantized",
    "quantized",
    "a_scale_for_each_column",
]


@pytest.mark.parametrize(("rule", "program"), BREAKS, ids=[rule for rule, _ in BREAKS])
def test_breaks_only_this_rule(rule: str, program: str) -> None:
    breaks_only("stablehlo.dot_general", rule, program)


@pytest.mark.parametrize("program", KEEPS)
def test_keeps_every_rule(program: str) -> None:
    keeps_every_rule("stablehlo.dot_general", program)


@pytest.mark.parametrize("example", EXAMPLES)
def test_gives_its_outputs(example: str) -> None:
    gives_its_outputs("stablehlo.dot_general", example)
