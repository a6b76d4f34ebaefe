"""Verifier of stablehlo.cross-replica-sum: The sum of the tensors of all replicas of a group (an
older all_reduce).
"""

# Generated from spec/ops/stablehlo/cross-replica-sum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, shape

RULES = {
    "C1": Rule("shape(result) == shape(operand)"),
}


def rules(check: Check, operand: Any, replica_groups: Any, result: Any, T: Any) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(operand))
