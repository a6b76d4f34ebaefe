"""Verifier of sdy.sharding_group: Values of one group, which all lie on the devices in the same
way.
"""

# Generated from spec/ops/sdy/sharding_group.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule
from opspec.values.types import Tensor

RULES: dict[str, Rule] = {
}


def rules(check: Check, input: Tensor, group_id: int, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
