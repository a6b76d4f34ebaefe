"""Verifier of chlo.next_after: The value next to x on the way to y."""

# Generated from spec/ops/chlo/next_after.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(x)", says="`result` has the shape of `x`"),
    "C2": Rule("shape(result) == shape(y)", says="`result` has the shape of `y`"),
}


def rules(check: Check, x: Tensor, y: Tensor, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(x), equal=lambda: ((shape(result), shape(x)),))
    check("C2", lambda: shape(result) == shape(y), equal=lambda: ((shape(result), shape(y)),))
