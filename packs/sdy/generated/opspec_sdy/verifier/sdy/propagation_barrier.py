"""Verifier of sdy.propagation_barrier: A value as it is, through which shardings spread in one
direction only, or in none.
"""

# Generated from spec/ops/sdy/propagation_barrier.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(operand)", says="`result` has the shape of `operand`"),
    "C2": Rule(
        "0 <= allowed_direction <= 2",
        says="`allowed_direction` is one of the three that there are",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    allowed_direction: int,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
    check("C2", lambda: 0 <= allowed_direction <= 2)
