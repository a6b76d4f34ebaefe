"""Verifier of stablehlo.compare: Whether a relation holds between two values, element by element.
"""

# Generated from spec/ops/stablehlo/compare.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    is_complex,
    is_float,
    is_quantized,
    is_signed,
    lazily,
    shape,
)
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(lhs)", says="`result` has the shape of `lhs`", public="C2"),
    "C2": Rule("shape(result) == shape(rhs)", says="`result` has the shape of `rhs`", public="C2"),
    "C3": Rule(
        "is_quantized(T) or (is_signed(T) if compare_type == 'SIGNED' else is_whole and not "
        "is_signed(T) if compare_type == 'UNSIGNED' else not is_whole if compare_type == 'FLOAT' "
        "else is_float(T) if compare_type == 'TOTALORDER' else true)",
        says="compare_type suits the element type",
        public="C3",
    ),
}


def rules(
    check: Check,
    lhs: Tensor,
    rhs: Tensor,
    comparison_direction: str,
    compare_type: str | None,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    is_whole = lazily(lambda: not is_float(T) and not is_complex(T))
    check("C1", lambda: shape(result) == shape(lhs), equal=lambda: ((shape(result), shape(lhs)),))
    check("C2", lambda: shape(result) == shape(rhs), equal=lambda: ((shape(result), shape(rhs)),))
    check(
        "C3",
        lambda: (
            is_quantized(T)
            or (
                is_signed(T)
                if compare_type == "SIGNED"
                else is_whole() and not is_signed(T)
                if compare_type == "UNSIGNED"
                else not is_whole()
                if compare_type == "FLOAT"
                else is_float(T)
                if compare_type == "TOTALORDER"
                else True
            )
        ),
    )
