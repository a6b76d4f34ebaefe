"""The rules of sdy.all_to_all on programs that break or keep them, and its examples."""

# Generated from spec/ops/sdy/all_to_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import pytest

from opspec.agreement.rule_tests import breaks_only, keeps_every_rule
from opspec.agreement.value_tests import gives_its_outputs
from opspec.catalog.witnesses import witnesses

BREAKS, KEEPS = witnesses("sdy.all_to_all")

# The examples of the op file, by name.
EXAMPLES = ["table", "parts_of_an_axis", "two_at_once", "two_parts_of_an_axis"]


@pytest.mark.parametrize(("rule", "program"), BREAKS, ids=[rule for rule, _ in BREAKS])
def test_breaks_only_this_rule(rule: str, program: str) -> None:
    breaks_only("sdy.all_to_all", rule, program)


@pytest.mark.parametrize("program", KEEPS)
def test_keeps_every_rule(program: str) -> None:
    keeps_every_rule("sdy.all_to_all", program)


@pytest.mark.parametrize("example", EXAMPLES)
def test_gives_its_outputs(example: str) -> None:
    gives_its_outputs("sdy.all_to_all", example)
