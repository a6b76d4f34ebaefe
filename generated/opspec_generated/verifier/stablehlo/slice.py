"""Verifier of stablehlo.slice: The elements from a start up to a limit, one in every stride, along
each dimension.
"""

# Generated from spec/ops/stablehlo/slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, rank, shape
from opspec.values.dims import ceil_div
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "len(start_indices) == rank(operand)",
        says="`start_indices` has an entry for each dimension of `operand`",
        public="C2",
    ),
    "C2": Rule(
        "len(limit_indices) == rank(operand)",
        says="`limit_indices` has an entry for each dimension of `operand`",
        public="C2",
    ),
    "C3": Rule(
        "len(strides) == rank(operand)",
        says="`strides` has an entry for each dimension of `operand`",
        public="C2",
    ),
    "C4": Rule(
        "0 <= start_indices",
        says="nothing is taken from before the first position",
        public="C3",
    ),
    "C5": Rule(
        "start_indices <= limit_indices",
        says="no slice ends before it begins, which would give it a negative size",
        public="C3",
    ),
    "C6": Rule(
        "limit_indices <= shape(operand)",
        says="nothing is taken from behind the last position",
        public="C3",
    ),
    "C7": Rule(
        "0 < strides",
        says="strides go forward; for the other way there is `reverse`",
        public="C4",
    ),
    "C8": Rule(
        "shape(result) == ceil_div(limit_indices - start_indices, strides)",
        says="`result` has a place for each position that is taken",
        public="C5",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    start_indices: Vec,
    limit_indices: Vec,
    strides: Vec,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: len(start_indices) == rank(operand))
    check("C2", lambda: len(limit_indices) == rank(operand))
    check("C3", lambda: len(strides) == rank(operand))
    check("C4", lambda: 0 <= start_indices)
    check("C5", lambda: start_indices <= limit_indices, needs=("C1", "C2"))
    check("C6", lambda: limit_indices <= shape(operand), needs=("C2",))
    check("C7", lambda: 0 < strides)
    check(
        "C8",
        lambda: shape(result) == ceil_div(limit_indices - start_indices, strides),
        needs=("C1", "C2", "C3", "C5", "C7"),
        equal=lambda: ((shape(result), ceil_div(limit_indices - start_indices, strides)),),
    )
