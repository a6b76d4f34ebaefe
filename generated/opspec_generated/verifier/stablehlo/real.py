"""Verifier of stablehlo.real: The real part of each value; that of a float is the float."""

# Generated from spec/ops/stablehlo/real.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, real_type, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "shape(result) == shape(operand)",
        says="`result` has the shape of `operand`",
        public="C1",
    ),
    "C2": Rule(
        "R == real_type(T)",
        says="`result` has the type of the parts of `operand`",
        public="C2",
    ),
}


def rules(check: Check, operand: Tensor, result: Tensor, T: Element, R: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
    check("C2", lambda: R == real_type(T))
