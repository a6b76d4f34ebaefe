"""Verifier of stablehlo.clamp: Each value, raised to a least and lowered to a largest one where it
lies outside.
"""

# Generated from spec/ops/stablehlo/clamp.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, rank, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "rank(min) == 0 or shape(min) == shape(operand)",
        says="`min` is one value, or one for each of `operand`",
        public="C1",
    ),
    "C2": Rule(
        "rank(max) == 0 or shape(max) == shape(operand)",
        says="`max` is one value, or one for each of `operand`",
        public="C2",
    ),
    "C3": Rule(
        "shape(result) == shape(operand)",
        says="`result` has the shape of `operand`",
        public="C4",
    ),
}


def rules(
    check: Check,
    min: Tensor,
    operand: Tensor,
    max: Tensor,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: rank(min) == 0 or shape(min) == shape(operand),
        equal=lambda: (((shape(min), shape(operand)),) if (rank(min) == 0) is False else ()),
    )
    check(
        "C2",
        lambda: rank(max) == 0 or shape(max) == shape(operand),
        equal=lambda: (((shape(max), shape(operand)),) if (rank(max) == 0) is False else ()),
    )
    check(
        "C3",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
