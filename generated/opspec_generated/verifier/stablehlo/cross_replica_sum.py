"""Verifier of stablehlo.cross-replica-sum: The sum of the tensors of all replicas of a group (an
older all_reduce).
"""

# Generated from spec/ops/stablehlo/cross-replica-sum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(operand)", says="`result` has the shape of `operand`"),
}


def rules(check: Check, operand: Tensor, replica_groups: Vec, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
