"""Verifier of stablehlo.iota: Counts up from zero along a dimension."""

# Generated from spec/ops/stablehlo/iota.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, is_static, rank
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "0 <= iota_dimension < rank(output)",
        says="`iota_dimension` is one of `output`",
        public="C1",
    ),
    "C2": Rule("is_static(output)", says="no operand tells how large the result becomes"),
}


def rules(check: Check, iota_dimension: int, output: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: 0 <= iota_dimension < rank(output))
    check("C2", lambda: is_static(output))
