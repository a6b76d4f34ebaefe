"""Verifier of stablehlo.add: The sum of two values, element by element."""

# Generated from spec/ops/stablehlo/add.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, etype, quantization_axis, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(lhs)", says="`result` has the shape of `lhs`", public="C1"),
    "C2": Rule("shape(result) == shape(rhs)", says="`result` has the shape of `rhs`", public="C1"),
    "C3": Rule(
        "(0 <= quantization_axis(etype(lhs)) or 0 <= quantization_axis(etype(rhs))) == (0 <= "
        "quantization_axis(etype(result)))",
        says="the result has a scale per slice where one of the operands has",
        public="C5",
    ),
    "C4": Rule(
        "quantization_axis(etype(lhs)) < 0 or quantization_axis(etype(lhs)) == "
        "quantization_axis(etype(result))",
        says=(
            "slices of `lhs` lie along the same dimension as those of `result`, else scales would "
            "not meet"
        ),
        public="C6",
    ),
    "C5": Rule(
        "quantization_axis(etype(rhs)) < 0 or quantization_axis(etype(rhs)) == "
        "quantization_axis(etype(result))",
        says=(
            "slices of `rhs` lie along the same dimension as those of `result`, else scales would "
            "not meet"
        ),
        public="C7",
    ),
}


def rules(check: Check, lhs: Tensor, rhs: Tensor, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(lhs), equal=lambda: ((shape(result), shape(lhs)),))
    check("C2", lambda: shape(result) == shape(rhs), equal=lambda: ((shape(result), shape(rhs)),))
    check(
        "C3",
        lambda: (
            (0 <= quantization_axis(etype(lhs)) or 0 <= quantization_axis(etype(rhs)))
            == (0 <= quantization_axis(etype(result)))
        ),
    )
    check(
        "C4",
        lambda: (
            quantization_axis(etype(lhs)) < 0
            or quantization_axis(etype(lhs)) == quantization_axis(etype(result))
        ),
        needs=("C3",),
    )
    check(
        "C5",
        lambda: (
            quantization_axis(etype(rhs)) < 0
            or quantization_axis(etype(rhs)) == quantization_axis(etype(result))
        ),
        needs=("C3",),
    )
