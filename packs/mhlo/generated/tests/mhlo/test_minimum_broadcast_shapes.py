"""The rules of mhlo.minimum_broadcast_shapes on programs that break or keep them, and its examples.
"""

# Generated from spec/ops/mhlo/minimum_broadcast_shapes.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import pytest

from opspec.agreement.rule_tests import breaks_only, keeps_every_rule
from opspec.agreement.value_tests import gives_its_outputs
from opspec.catalog.witnesses import witnesses

BREAKS, KEEPS = witnesses("mhlo.minimum_broadcast_shapes")

# The examples of the op file, by name.
EXAMPLES = ["two_shapes"]


@pytest.mark.parametrize(("rule", "program"), BREAKS, ids=[rule for rule, _ in BREAKS])
def test_breaks_only_this_rule(rule: str, program: str) -> None:
    breaks_only("mhlo.minimum_broadcast_shapes", rule, program)


@pytest.mark.parametrize("program", KEEPS)
def test_keeps_every_rule(program: str) -> None:
    keeps_every_rule("mhlo.minimum_broadcast_shapes", program)


@pytest.mark.parametrize("example", EXAMPLES)
def test_gives_its_outputs(example: str) -> None:
    gives_its_outputs("mhlo.minimum_broadcast_shapes", example)
