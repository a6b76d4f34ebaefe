"""Verifier of stablehlo.dynamic_broadcast_in_dim: A tensor repeated to a shape that an operand
gives.
"""

# Generated from spec/ops/stablehlo/dynamic_broadcast_in_dim.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import (
    Check,
    Element,
    Ints,
    Rule,
    Vec,
    all_of,
    etype,
    ints,
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
from opspec_generated.indices import cat, is_unique

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
        "len(sizes) == rank(result)",
        says="`output_dimensions` has a size for each dimension of `result`",
        public="C7",
    ),
    "C6": Rule(
        "is_unique(cat(known_expanding_dimensions, known_nonexpanding_dimensions))",
        says="no dimension is known to be both, nor named twice",
        public="C8",
    ),
    "C7": Rule(
        "0 <= known_expanding_dimensions < rank(operand)",
        says="each dimension known to be repeated is one of `operand`",
        public="C9",
    ),
    "C8": Rule(
        "0 <= known_nonexpanding_dimensions < rank(operand)",
        says="each dimension known to keep its size is one of `operand`",
        public="C10",
    ),
    "C9": Rule("0 <= sizes", says="no size is negative"),
    "C10": Rule("shape(result) == sizes", says="`result` has the sizes that the operand gives"),
    "C11": Rule(
        "all(n == 1 or n == sizes[d] for n, d in zip(shape(operand), broadcast_dimensions))",
        says="a dimension keeps its size, or has size 1, by the sizes that the operand gives too",
    ),
    "C12": Rule(
        "new_axis < 0 or new_axis == broadcast_dimensions[axis]",
        says="slices with a scale each go where `broadcast_dimensions` takes their dimension",
        public="C6",
    ),
    "C13": Rule(
        "new_axis < 0 or not shape(operand)[axis] == 1 or all(same_scale(etype(result), i, "
        "etype(operand), 0) for i in range(scales(etype(result))))",
        says="a slice that is repeated keeps its scale and zero point",
        public="C6",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    output_dimensions: Ints,
    broadcast_dimensions: Vec,
    known_expanding_dimensions: Vec,
    known_nonexpanding_dimensions: Vec,
    result: Tensor,
    T: Element,
    J: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    axis = lazily(lambda: quantization_axis(etype(operand)))
    new_axis = lazily(lambda: quantization_axis(etype(result)))
    sizes = lazily(lambda: ints(output_dimensions))
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
    check("C5", lambda: len(sizes()) == rank(result), equal=lambda: ((len(sizes()), rank(result)),))
    check("C6", lambda: is_unique(cat(known_expanding_dimensions, known_nonexpanding_dimensions)))
    check("C7", lambda: 0 <= known_expanding_dimensions < rank(operand))
    check("C8", lambda: 0 <= known_nonexpanding_dimensions < rank(operand))
    check("C9", lambda: 0 <= sizes())
    check(
        "C10",
        lambda: shape(result) == sizes(),
        needs=("C5", "C9"),
        equal=lambda: ((shape(result), sizes()),),
    )
    check(
        "C11",
        lambda: all_of(
            n == 1 or n == sizes()[d]
            for n, d in in_step(shape(operand), broadcast_dimensions)
        ),
        needs=("C1", "C2", "C4", "C5", "C9", "C10"),
        equal=lambda: (
            pair
            for n, d in in_step(
                shape(operand),
                broadcast_dimensions,
            ) for pair in (((n, sizes()[d]),) if (n == 1) is False else ())
        ),
    )
    check(
        "C12",
        lambda: new_axis() < 0 or new_axis() == broadcast_dimensions[axis()],
        needs=("C1", "C2"),
    )
    check(
        "C13",
        lambda: (
            new_axis() < 0
            or negate(shape(operand)[axis()] == 1)
            or all_of(
                same_scale(etype(result), i, etype(operand), 0)
                for i in range(scales(etype(result)))
            )
        ),
        needs=("C1", "C2", "C12"),
    )
