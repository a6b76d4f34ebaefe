"""Verifier of stablehlo.complex: Complex numbers of real parts and imaginary parts."""

# Generated from spec/ops/stablehlo/complex.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, real_type, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(lhs)", says="`result` has the shape of `lhs`", public="C2"),
    "C2": Rule("shape(result) == shape(rhs)", says="`result` has the shape of `rhs`", public="C1"),
    "C3": Rule(
        "real_type(C) == T",
        says="the parts of `result` are of the type that the operands have",
        public="C3",
    ),
}


def rules(check: Check, lhs: Tensor, rhs: Tensor, result: Tensor, T: Element, C: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(lhs), equal=lambda: ((shape(result), shape(lhs)),))
    check("C2", lambda: shape(result) == shape(rhs), equal=lambda: ((shape(result), shape(rhs)),))
    check("C3", lambda: real_type(C) == T)
