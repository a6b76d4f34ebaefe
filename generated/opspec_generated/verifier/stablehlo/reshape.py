"""Verifier of stablehlo.reshape: The same elements, in row-major order, under another shape."""

# Generated from spec/ops/stablehlo/reshape.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    all_of,
    etype,
    is_bounded,
    lazily,
    quantization_axis,
    same_scale,
    scales,
    shape,
)
from opspec.values.dims import product
from opspec.values.types import Tensor
from opspec_generated.indices import head

RULES = {
    "C1": Rule(
        "product(shape(operand)) == product(shape(result))",
        says="both shapes hold as many elements",
        public="C2",
    ),
    "C2": Rule(
        "axis < 0 or product(head(shape(operand), axis)) == product(head(shape(result), new_axis))",
        says=(
            "slices with a scale each stay slices: as many elements stand before one in both "
            "shapes"
        ),
        public="C3",
    ),
    "C3": Rule(
        "axis < 0 or shape(operand)[axis] == shape(result)[new_axis]",
        says="the dimension of slices with a scale each keeps its size",
        public="C3",
    ),
    "C4": Rule(
        "all(same_scale(etype(operand), i, etype(result), i) for i in "
        "range(scales(etype(operand))))",
        says="each slice keeps its scale and zero point",
        public="C1",
    ),
    "C5": Rule(
        "is_bounded(result)",
        says="how large the result becomes is known, but for one bounded dimension",
    ),
}


def rules(check: Check, operand: Tensor, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    axis = lazily(lambda: quantization_axis(etype(operand)))
    new_axis = lazily(lambda: quantization_axis(etype(result)))
    check(
        "C1",
        lambda: product(shape(operand)) == product(shape(result)),
        equal=lambda: ((product(shape(operand)), product(shape(result))),),
    )
    check(
        "C2",
        lambda: (
            axis() < 0
            or product(head(shape(operand), axis())) == product(head(shape(result), new_axis()))
        ),
        needs=("C1",),
        equal=lambda: (
            ((product(head(shape(operand), axis())), product(head(shape(result), new_axis()))),)
            if (axis() < 0) is False
            else ()
        ),
    )
    check(
        "C3",
        lambda: axis() < 0 or shape(operand)[axis()] == shape(result)[new_axis()],
        needs=("C1",),
        equal=lambda: (
            ((shape(operand)[axis()], shape(result)[new_axis()]),) if (axis() < 0) is False else ()
        ),
    )
    check(
        "C4",
        lambda: all_of(
            same_scale(etype(operand), i, etype(result), i)
            for i in range(scales(etype(operand)))
        ),
        needs=("C3",),
    )
    check("C5", lambda: is_bounded(result))
