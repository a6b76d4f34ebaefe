"""Verifier of stablehlo.is_finite: Whether each value is neither infinite nor NaN."""

# Generated from spec/ops/stablehlo/is_finite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(y) == shape(x)", says="`y` has the shape of `x`", public="C1"),
}


def rules(check: Check, x: Tensor, y: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(y) == shape(x), equal=lambda: ((shape(y), shape(x)),))
