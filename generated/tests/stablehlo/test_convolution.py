"""The rules of stablehlo.convolution on programs that break or keep them, and its examples."""

# Generated from spec/ops/stablehlo/convolution.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import pytest

from opspec.agreement.rule_tests import breaks_only, keeps_every_rule
from opspec.agreement.value_tests import gives_its_outputs
from opspec.catalog.witnesses import witnesses

BREAKS, KEEPS = witnesses("stablehlo.convolution")

# The examples of the op file, by name.
EXAMPLES = [
    "edge_detector",
    "a_kernel_for_each_feature",
    "a_kernel_for_each_batch_group",
    "truth_values",
    "two_types_of_eight_bits",
    "a_kernel_alone_is_quantized",
    "quantized",
]


@pytest.mark.parametrize(("rule", "program"), BREAKS, ids=[rule for rule, _ in BREAKS])
def test_breaks_only_this_rule(rule: str, program: str) -> None:
    breaks_only("stablehlo.convolution", rule, program)


@pytest.mark.parametrize("program", KEEPS)
def test_keeps_every_rule(program: str) -> None:
    keeps_every_rule("stablehlo.convolution", program)


@pytest.mark.parametrize("example", EXAMPLES)
def test_gives_its_outputs(example: str) -> None:
    gives_its_outputs("stablehlo.convolution", example)
