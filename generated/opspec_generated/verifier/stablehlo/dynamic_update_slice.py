"""Verifier of stablehlo.dynamic_update_slice: A tensor with a box of it replaced, from a start that
operands give, moved to lie inside.
"""

# Generated from spec/ops/stablehlo/dynamic_update_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule, rank, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "shape(result) == shape(operand)",
        says="`result` has the shape of `operand`",
        public="C1",
    ),
    "C2": Rule(
        "rank(update) == rank(operand)",
        says="`update` has as many dimensions as `operand`",
        public="C3",
    ),
    "C3": Rule(
        "len(start_indices) == rank(operand)",
        says="there is a start for each dimension of `operand`",
        public="C4",
    ),
    "C4": Rule(
        "shape(update) <= shape(operand)",
        says="the box is no larger than `operand`",
        public="C6",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    update: Tensor,
    start_indices: Sequence[Tensor],
    result: Tensor,
    T: Element,
    J: Element | None,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
    check("C2", lambda: rank(update) == rank(operand))
    check("C3", lambda: len(start_indices) == rank(operand))
    check("C4", lambda: shape(update) <= shape(operand), needs=("C2",))
