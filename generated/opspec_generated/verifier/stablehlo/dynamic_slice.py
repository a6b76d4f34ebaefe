"""Verifier of stablehlo.dynamic_slice: A box of a given size, from a start that operands give,
moved to lie inside.
"""

# Generated from spec/ops/stablehlo/dynamic_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule, Vec, rank, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "len(start_indices) == rank(operand)",
        says="there is a start for each dimension of `operand`",
        public="C2",
    ),
    "C2": Rule(
        "len(slice_sizes) == rank(operand)",
        says="`slice_sizes` has an entry for each dimension of `operand`",
        public="C2",
    ),
    "C3": Rule(
        "0 <= slice_sizes <= shape(operand)",
        says="the box is no larger than `operand`",
        public="C4",
    ),
    "C4": Rule(
        "shape(result) == slice_sizes",
        says="`result` has the size of the box",
        public="C5",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    start_indices: Sequence[Tensor],
    slice_sizes: Vec,
    result: Tensor,
    T: Element,
    J: Element | None,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: len(start_indices) == rank(operand))
    check("C2", lambda: len(slice_sizes) == rank(operand))
    check("C3", lambda: 0 <= slice_sizes <= shape(operand), needs=("C2",))
    check(
        "C4",
        lambda: shape(result) == slice_sizes,
        needs=("C2", "C3"),
        equal=lambda: ((shape(result), slice_sizes),),
    )
