"""Verifier of stablehlo.pad: Surround and interleave a tensor with a padding value; negative edges
trim it.
"""

# Generated from spec/ops/stablehlo/pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, rank, shape
from opspec.values.dims import maximum
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "len(edge_padding_low) == rank(operand)",
        says="`edge_padding_low` has an entry for each dimension of `operand`",
        public="C2",
    ),
    "C2": Rule(
        "len(edge_padding_high) == rank(operand)",
        says="`edge_padding_high` has an entry for each dimension of `operand`",
        public="C2",
    ),
    "C3": Rule(
        "len(interior_padding) == rank(operand)",
        says="`interior_padding` has an entry for each dimension of `operand`",
        public="C2",
    ),
    "C4": Rule(
        "0 <= interior_padding",
        says="nothing negative is put between neighbours",
        public="C3",
    ),
    "C6": Rule(
        "0 <= edge_padding_low + shape(operand) + max(shape(operand) - 1, 0) * interior_padding + "
        "edge_padding_high",
        says="negative edges trim no more than there is",
        public="C4",
    ),
    "C5": Rule(
        "shape(result) == edge_padding_low + shape(operand) + max(shape(operand) - 1, 0) * "
        "interior_padding + edge_padding_high",
        says="`result` is as long as what was there and what is put in",
        public="C4",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    padding_value: Tensor,
    edge_padding_low: Vec,
    edge_padding_high: Vec,
    interior_padding: Vec,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: len(edge_padding_low) == rank(operand))
    check("C2", lambda: len(edge_padding_high) == rank(operand))
    check("C3", lambda: len(interior_padding) == rank(operand))
    check("C4", lambda: 0 <= interior_padding)
    check(
        "C6",
        lambda: (
            0
            <= edge_padding_low
            + shape(operand)
            + maximum(shape(operand) - 1, 0) * interior_padding
            + edge_padding_high
        ),
        needs=("C1", "C2", "C3", "C4"),
    )
    check(
        "C5",
        lambda: (
            shape(result)
            == edge_padding_low
            + shape(operand)
            + maximum(shape(operand) - 1, 0) * interior_padding
            + edge_padding_high
        ),
        needs=("C1", "C2", "C3", "C4", "C6"),
        equal=lambda: (
            (
                shape(result),
                edge_padding_low
                + shape(operand)
                + maximum(shape(operand) - 1, 0) * interior_padding
                + edge_padding_high,
            ),
        ),
    )
