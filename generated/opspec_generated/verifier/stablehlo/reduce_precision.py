"""Verifier of stablehlo.reduce_precision: Each value rounded to what a format with fewer exponent
and mantissa bits can hold, in its own type.
"""

# Generated from spec/ops/stablehlo/reduce_precision.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, shape

RULES = {
    "C1": Rule("shape(output) == shape(operand)", public="C1"),
    "C2": Rule("1 <= exponent_bits", public="C2"),
    "C3": Rule("0 <= mantissa_bits", public="C3"),
}


def rules(
    check: Check,
    operand: Any,
    exponent_bits: Any,
    mantissa_bits: Any,
    output: Any,
    T: Any,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(output) == shape(operand))
    check("C2", lambda: 1 <= exponent_bits)
    check("C3", lambda: 0 <= mantissa_bits)
