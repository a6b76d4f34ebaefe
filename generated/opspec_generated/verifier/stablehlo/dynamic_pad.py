"""Verifier of stablehlo.dynamic_pad: Surround and interleave a tensor with a padding value, as much
as operands say.
"""

# Generated from spec/ops/stablehlo/dynamic_pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, ints, lazily, rank, shape
from opspec.values.dims import maximum

RULES = {
    "C1": Rule("len(low) == rank(operand)", public="C2"),
    "C2": Rule("len(high) == rank(operand)", public="C2"),
    "C3": Rule("len(interior) == rank(operand)", public="C2"),
    "C4": Rule("0 <= interior", public="C3"),
    "C5": Rule(
        "shape(result) == low + shape(operand) + max(shape(operand) - 1, 0) * interior + high",
        public="C4",
    ),
}


def rules(
    check: Check,
    operand: Any,
    padding_value: Any,
    edge_padding_low: Any,
    edge_padding_high: Any,
    interior_padding: Any,
    result: Any,
    T: Any,
) -> None:
    """Check every rule, each after the ones that it needs."""
    low = lazily(lambda: ints(edge_padding_low))
    high = lazily(lambda: ints(edge_padding_high))
    interior = lazily(lambda: ints(interior_padding))
    check("C1", lambda: len(low()) == rank(operand))
    check("C2", lambda: len(high()) == rank(operand))
    check("C3", lambda: len(interior()) == rank(operand))
    check("C4", lambda: 0 <= interior())
    check(
        "C5",
        lambda: (
            shape(result)
            == low() + shape(operand) + maximum(shape(operand) - 1, 0) * interior() + high()
        ),
        needs=("C1", "C2", "C3", "C4"),
    )
