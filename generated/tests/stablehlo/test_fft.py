"""The rules of stablehlo.fft on programs that break or keep them, and its examples."""

# Generated from spec/ops/stablehlo/fft.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import pytest

from opspec.agreement.rule_tests import breaks_only, keeps_every_rule
from opspec.agreement.value_tests import gives_its_outputs
from opspec.catalog.witnesses import witnesses

BREAKS, KEEPS = witnesses("stablehlo.fft")

# The examples of the op file, by name.
EXAMPLES = [
    "waves",
    "back",
    "half_of_a_real_spectrum",
    "back_to_real",
    "back_to_real_in_two_dimensions",
    "nothing",
    "back_from_nothing",
    "back_to_a_real_image",
    "back_to_nothing",
]


@pytest.mark.parametrize(("rule", "program"), BREAKS, ids=[rule for rule, _ in BREAKS])
def test_breaks_only_this_rule(rule: str, program: str) -> None:
    breaks_only("stablehlo.fft", rule, program)


@pytest.mark.parametrize("program", KEEPS)
def test_keeps_every_rule(program: str) -> None:
    keeps_every_rule("stablehlo.fft", program)


@pytest.mark.parametrize("example", EXAMPLES)
def test_gives_its_outputs(example: str) -> None:
    gives_its_outputs("stablehlo.fft", example)
