"""The rules of chlo.is_pos_inf on programs that break or keep them, and its examples."""

# Generated from spec/ops/chlo/is_pos_inf.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import pytest

from opspec.agreement.rule_tests import breaks_only, keeps_every_rule
from opspec.agreement.value_tests import gives_its_outputs
from opspec.catalog.witnesses import witnesses

BREAKS, KEEPS = witnesses("chlo.is_pos_inf")

# The examples of the op file, by name.
EXAMPLES = ["kinds"]


@pytest.mark.parametrize(("rule", "program"), BREAKS, ids=[rule for rule, _ in BREAKS])
def test_breaks_only_this_rule(rule: str, program: str) -> None:
    breaks_only("chlo.is_pos_inf", rule, program)


@pytest.mark.parametrize("program", KEEPS)
def test_keeps_every_rule(program: str) -> None:
    keeps_every_rule("chlo.is_pos_inf", program)


@pytest.mark.parametrize("example", EXAMPLES)
def test_gives_its_outputs(example: str) -> None:
    gives_its_outputs("chlo.is_pos_inf", example)
