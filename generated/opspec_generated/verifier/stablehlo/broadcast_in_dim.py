"""Verifier of stablehlo.broadcast_in_dim: A tensor repeated along new dimensions, and along those
of size one that become larger.
"""

# Generated from spec/ops/stablehlo/broadcast_in_dim.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    Vec,
    all_of,
    etype,
    is_bounded,
    lazily,
    negate,
    quantization_axis,
    rank,
    same_scale,
    scales,
    shape,
)
from opspec.values.dims import in_step
from opspec.values.types import Tensor
from opspec_generated.indices import is_unique

RULES = {
    "C1": Rule(
        "len(broadcast_dimensions) == rank(operand)",
        says="`broadcast_dimensions` has an entry for each dimension of `operand`",
        public="C2",
    ),
    "C2": Rule(
        "0 <= broadcast_dimensions < rank(result)",
        says="each entry of `broadcast_dimensions` is a dimension of `result`",
        public="C3",
    ),
    "C3": Rule(
        "is_unique(broadcast_dimensions)",
        says=(
            "no two dimensions become the same one, else an element would have two places along it"
        ),
        public="C4",
    ),
    "C4": Rule(
        "all(n == 1 or n == shape(result)[d] for n, d in zip(shape(operand), "
        "broadcast_dimensions))",
        says="a dimension keeps its size, or has size 1 and is repeated",
        public="C5",
    ),
    "C5": Rule(
        "new_axis < 0 or new_axis == broadcast_dimensions[axis]",
        says="slices with a scale each go where `broadcast_dimensions` takes their dimension",
        public="C6",
    ),
    "C6": Rule(
        "new_axis < 0 or not shape(operand)[axis] == 1 or all(same_scale(etype(result), i, "
        "etype(operand), 0) for i in range(scales(etype(result))))",
        says="a slice that is repeated keeps its scale and zero point",
        public="C6",
    ),
    "C7": Rule(
        "is_bounded(result)",
        says="how large the result becomes is known, but for one bounded dimension",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    broadcast_dimensions: Vec,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    axis = lazily(lambda: quantization_axis(etype(operand)))
    new_axis = lazily(lambda: quantization_axis(etype(result)))
    check("C1", lambda: len(broadcast_dimensions) == rank(operand))
    check("C2", lambda: 0 <= broadcast_dimensions < rank(result))
    check("C3", lambda: is_unique(broadcast_dimensions))
    check(
        "C4",
        lambda: all_of(
            n == 1 or n == shape(result)[d]
            for n, d in in_step(shape(operand), broadcast_dimensions)
        ),
        needs=("C1", "C2"),
        equal=lambda: (
            pair
            for n, d in in_step(
                shape(operand),
                broadcast_dimensions,
            ) for pair in (((n, shape(result)[d]),) if (n == 1) is False else ())
        ),
    )
    check(
        "C5",
        lambda: new_axis() < 0 or new_axis() == broadcast_dimensions[axis()],
        needs=("C1", "C2"),
    )
    check(
        "C6",
        lambda: (
            new_axis() < 0
            or negate(shape(operand)[axis()] == 1)
            or all_of(
                same_scale(etype(result), i, etype(operand), 0)
                for i in range(scales(etype(result)))
            )
        ),
        needs=("C1", "C2", "C5"),
    )
    check("C7", lambda: is_bounded(result))
