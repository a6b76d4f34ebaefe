"""Verifier of stablehlo.reduce_precision: Each value rounded to what a format with fewer exponent
and mantissa bits can hold, in its own type.
"""

# Generated from spec/ops/stablehlo/reduce_precision.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "shape(output) == shape(operand)",
        says="`output` has the shape of `operand`",
        public="C1",
    ),
    "C2": Rule(
        "1 <= exponent_bits",
        says="there is an exponent, else nothing but zero would be left",
        public="C2",
    ),
    "C3": Rule("0 <= mantissa_bits", says="no negative number of bits is kept", public="C3"),
}


def rules(
    check: Check,
    operand: Tensor,
    exponent_bits: int,
    mantissa_bits: int,
    output: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(output) == shape(operand),
        equal=lambda: ((shape(output), shape(operand)),),
    )
    check("C2", lambda: 1 <= exponent_bits)
    check("C3", lambda: 0 <= mantissa_bits)
