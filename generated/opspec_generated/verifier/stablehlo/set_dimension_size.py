"""Verifier of stablehlo.set_dimension_size: A tensor of which only so many slices along a dimension
count; how many is known when the program runs.
"""

# Generated from spec/ops/stablehlo/set_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import (
    Check,
    Element,
    Ints,
    Rule,
    Vec,
    bounds,
    ints,
    lazily,
    rank,
    shape,
)
from opspec.values.dims import clamp
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("0 <= dimension < rank(operand)", says="`dimension` is one of `operand`"),
    "C2": Rule(
        "0 <= count <= most",
        says="the size is not negative, nor larger than what there is",
    ),
    "C3": Rule(
        "shape(result) == [clamp(0, count, most) if d == dimension else shape(operand)[d] for d in "
        "range(rank(operand))]",
        says="`dimension` of `result` has the new size, and all others stay",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    size: Ints,
    dimension: int,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    count = lazily(lambda: ints(size)[0])
    most = lazily(lambda: bounds(operand)[dimension])
    check("C1", lambda: 0 <= dimension < rank(operand))
    check("C2", lambda: 0 <= count() <= most(), needs=("C1",))
    check(
        "C3",
        lambda: (
            shape(result)
            == Vec(
                clamp(0, count(), most()) if d == dimension else shape(operand)[d]
                for d in range(rank(operand))
            )
        ),
        needs=("C1", "C2"),
        equal=lambda: (
            (
                shape(result),
                Vec(
                    clamp(0, count(), most()) if d == dimension else shape(operand)[d]
                    for d in range(rank(operand))
                ),
            ),
        ),
    )
