"""Verifier of stablehlo.pad: Surround and interleave a tensor with a padding value; negative edges
trim it.
"""

# Generated from spec/ops/stablehlo/pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, rank, shape
from opspec.values.dims import maximum

RULES = {
    "C1": Rule("len(edge_padding_low) == rank(operand)", public="C2"),
    "C2": Rule("len(edge_padding_high) == rank(operand)", public="C2"),
    "C3": Rule("len(interior_padding) == rank(operand)", public="C2"),
    "C4": Rule("0 <= interior_padding", public="C3"),
    "C5": Rule(
        "shape(result) == edge_padding_low + shape(operand) + max(shape(operand) - 1, 0) * "
        "interior_padding + edge_padding_high",
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
    check("C1", lambda: len(edge_padding_low) == rank(operand))
    check("C2", lambda: len(edge_padding_high) == rank(operand))
    check("C3", lambda: len(interior_padding) == rank(operand))
    check("C4", lambda: 0 <= interior_padding)
    check(
        "C5",
        lambda: (
            shape(result)
            == edge_padding_low
            + shape(operand)
            + maximum(shape(operand) - 1, 0) * interior_padding
            + edge_padding_high
        ),
        needs=("C1", "C2", "C3", "C4"),
    )
