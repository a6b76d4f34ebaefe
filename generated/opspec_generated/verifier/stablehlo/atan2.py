"""Verifier of stablehlo.atan2: The angle of the point (rhs, lhs) in radians, element by element."""

# Generated from spec/ops/stablehlo/atan2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(lhs)", says="`result` has the shape of `lhs`", public="C1"),
    "C2": Rule("shape(result) == shape(rhs)", says="`result` has the shape of `rhs`", public="C1"),
}


def rules(check: Check, lhs: Tensor, rhs: Tensor, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(lhs), equal=lambda: ((shape(result), shape(lhs)),))
    check("C2", lambda: shape(result) == shape(rhs), equal=lambda: ((shape(result), shape(rhs)),))
