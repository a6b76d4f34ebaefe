"""Verifier of chlo.zeta: Hurwitz's zeta function."""

# Generated from spec/ops/chlo/zeta.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(x)", says="`result` has the shape of `x`"),
    "C2": Rule("shape(result) == shape(q)", says="`result` has the shape of `q`"),
}


def rules(check: Check, x: Tensor, q: Tensor, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(x), equal=lambda: ((shape(result), shape(x)),))
    check("C2", lambda: shape(result) == shape(q), equal=lambda: ((shape(result), shape(q)),))
