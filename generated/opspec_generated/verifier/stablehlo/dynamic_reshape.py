"""Verifier of stablehlo.dynamic_reshape: The same elements, in row-major order, under a shape that
an operand gives.
"""

# Generated from spec/ops/stablehlo/dynamic_reshape.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import (
    Check,
    Element,
    Ints,
    Rule,
    all_of,
    etype,
    ints,
    lazily,
    quantization_axis,
    rank,
    same_scale,
    scales,
    shape,
)
from opspec.values.dims import product
from opspec.values.types import Tensor
from opspec_generated.indices import head

RULES = {
    "C1": Rule(
        "len(ints(output_shape)) == rank(result)",
        says="`output_shape` has a size for each dimension of `result`",
        public="C4",
    ),
    "C2": Rule(
        "product(shape(operand)) == product(shape(result))",
        says="both shapes hold as many elements",
        public="C2",
    ),
    "C4": Rule("0 <= ints(output_shape)", says="no size is negative"),
    "C3": Rule(
        "shape(result) == ints(output_shape)",
        says="`result` has the sizes that the operand gives",
    ),
    "C5": Rule(
        "axis < 0 or product(head(shape(operand), axis)) == product(head(shape(result), new_axis))",
        says=(
            "slices with a scale each stay slices: as many elements stand before one in both "
            "shapes"
        ),
        public="C3",
    ),
    "C6": Rule(
        "product(shape(operand)) == product(ints(output_shape))",
        says="the sizes that the operand gives hold as many elements",
    ),
    "C7": Rule(
        "axis < 0 or shape(operand)[axis] == shape(result)[new_axis]",
        says="the dimension of slices with a scale each keeps its size",
        public="C3",
    ),
    "C8": Rule(
        "all(same_scale(etype(operand), i, etype(result), i) for i in "
        "range(scales(etype(operand))))",
        says="each slice keeps its scale and zero point",
        public="C1",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    output_shape: Ints,
    result: Tensor,
    T: Element,
    J: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    axis = lazily(lambda: quantization_axis(etype(operand)))
    new_axis = lazily(lambda: quantization_axis(etype(result)))
    check(
        "C1",
        lambda: len(ints(output_shape)) == rank(result),
        equal=lambda: ((len(ints(output_shape)), rank(result)),),
    )
    check(
        "C2",
        lambda: product(shape(operand)) == product(shape(result)),
        equal=lambda: ((product(shape(operand)), product(shape(result))),),
    )
    check("C4", lambda: 0 <= ints(output_shape))
    check(
        "C3",
        lambda: shape(result) == ints(output_shape),
        needs=("C1", "C4"),
        equal=lambda: ((shape(result), ints(output_shape)),),
    )
    check(
        "C5",
        lambda: (
            axis() < 0
            or product(head(shape(operand), axis())) == product(head(shape(result), new_axis()))
        ),
        equal=lambda: (
            ((product(head(shape(operand), axis())), product(head(shape(result), new_axis()))),)
            if (axis() < 0) is False
            else ()
        ),
    )
    check(
        "C6",
        lambda: product(shape(operand)) == product(ints(output_shape)),
        needs=("C2", "C3", "C4"),
        equal=lambda: ((product(shape(operand)), product(ints(output_shape))),),
    )
    check(
        "C7",
        lambda: axis() < 0 or shape(operand)[axis()] == shape(result)[new_axis()],
        equal=lambda: (
            ((shape(operand)[axis()], shape(result)[new_axis()]),) if (axis() < 0) is False else ()
        ),
    )
    check(
        "C8",
        lambda: all_of(
            same_scale(etype(operand), i, etype(result), i)
            for i in range(scales(etype(operand)))
        ),
        needs=("C7",),
    )
