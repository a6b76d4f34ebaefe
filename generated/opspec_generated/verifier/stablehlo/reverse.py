"""Verifier of stablehlo.reverse: The elements in opposite order along some dimensions."""

# Generated from spec/ops/stablehlo/reverse.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import is_unique

RULES = {
    "C1": Rule(
        "shape(result) == shape(operand)",
        says="`result` has the shape of `operand`",
        public="C1",
    ),
    "C2": Rule(
        "is_unique(dimensions)",
        says="no dimension turns twice, which would change nothing",
        public="C2",
    ),
    "C3": Rule(
        "0 <= dimensions < rank(result)",
        says="each dimension that turns is one of `operand`",
        public="C3",
    ),
}


def rules(check: Check, operand: Tensor, dimensions: Vec, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
    check("C2", lambda: is_unique(dimensions))
    check("C3", lambda: 0 <= dimensions < rank(result))
