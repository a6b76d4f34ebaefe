"""Verifier of chlo.polygamma: Derivative of digamma, of an order that the first operand gives."""

# Generated from spec/ops/chlo/polygamma.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(n)", says="`result` has the shape of `n`"),
    "C2": Rule("shape(result) == shape(x)", says="`result` has the shape of `x`"),
}


def rules(check: Check, n: Tensor, x: Tensor, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(n), equal=lambda: ((shape(result), shape(n)),))
    check("C2", lambda: shape(result) == shape(x), equal=lambda: ((shape(result), shape(x)),))
