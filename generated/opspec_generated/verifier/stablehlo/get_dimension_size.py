"""Verifier of stablehlo.get_dimension_size: The size of a dimension."""

# Generated from spec/ops/stablehlo/get_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, rank
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "0 <= dimension < rank(operand)",
        says="`dimension` is one of `operand`",
        public="C1",
    ),
}


def rules(check: Check, operand: Tensor, dimension: int, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: 0 <= dimension < rank(operand))
