"""The rules of stablehlo.clamp on programs that break or keep them, and its examples."""

# Generated from spec/ops/stablehlo/clamp.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import pytest

from opspec.agreement.rule_tests import breaks_only, keeps_every_rule
from opspec.agreement.value_tests import gives_its_outputs
from opspec.catalog.witnesses import witnesses

BREAKS, KEEPS = witnesses("stablehlo.clamp")

# The examples of the op file, by name.
EXAMPLES = ["by_element", "scalar_bounds", "upper_bound_wins", "flags", "by_real_part_first"]


@pytest.mark.parametrize(("rule", "program"), BREAKS, ids=[rule for rule, _ in BREAKS])
def test_breaks_only_this_rule(rule: str, program: str) -> None:
    breaks_only("stablehlo.clamp", rule, program)


@pytest.mark.parametrize("program", KEEPS)
def test_keeps_every_rule(program: str) -> None:
    keeps_every_rule("stablehlo.clamp", program)


@pytest.mark.parametrize("example", EXAMPLES)
def test_gives_its_outputs(example: str) -> None:
    gives_its_outputs("stablehlo.clamp", example)
