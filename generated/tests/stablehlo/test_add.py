"""The rules of stablehlo.add on programs that break or keep them, and its examples."""

# Generated from spec/ops/stablehlo/add.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import pytest

from opspec.agreement.rule_tests import breaks_only, keeps_every_rule
from opspec.agreement.value_tests import gives_its_outputs
from opspec.catalog.witnesses import witnesses

BREAKS, KEEPS = witnesses("stablehlo.add")

# The examples of the op file, by name.
EXAMPLES = ["either", "wraps", "rounds", "a_scale_for_each_row"]


@pytest.mark.parametrize(("rule", "program"), BREAKS, ids=[rule for rule, _ in BREAKS])
def test_breaks_only_this_rule(rule: str, program: str) -> None:
    breaks_only("stablehlo.add", rule, program)


@pytest.mark.parametrize("program", KEEPS)
def test_keeps_every_rule(program: str) -> None:
    keeps_every_rule("stablehlo.add", program)


@pytest.mark.parametrize("example", EXAMPLES)
def test_gives_its_outputs(example: str) -> None:
    gives_its_outputs("stablehlo.add", example)
