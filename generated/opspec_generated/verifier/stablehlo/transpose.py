"""Verifier of stablehlo.transpose: The same elements with the dimensions in another order."""

# Generated from spec/ops/stablehlo/transpose.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    Vec,
    all_of,
    etype,
    lazily,
    quantization_axis,
    rank,
    same_scale,
    scales,
    shape,
)
from opspec.values.types import Tensor
from opspec_generated.indices import is_permutation, take

RULES = {
    "C1": Rule(
        "len(permutation) == rank(operand)",
        says="`permutation` has an entry for each dimension of `operand`",
        public="C2",
    ),
    "C2": Rule(
        "is_permutation(permutation)",
        says="`permutation` has each dimension once, else elements would be lost or doubled",
        public="C2",
    ),
    "C3": Rule(
        "shape(result) == take(shape(operand), permutation)",
        says="`result` has the sizes of `operand` in the new order",
        public="C3",
    ),
    "C4": Rule(
        "new_axis < 0 or axis == permutation[new_axis]",
        says="slices with a scale each go where `permutation` takes their dimension",
        public="C4",
    ),
    "C5": Rule(
        "all(same_scale(etype(operand), i, etype(result), i) for i in "
        "range(scales(etype(operand))))",
        says="each slice keeps its scale and zero point",
        public="C1",
    ),
}


def rules(check: Check, operand: Tensor, permutation: Vec, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    axis = lazily(lambda: quantization_axis(etype(operand)))
    new_axis = lazily(lambda: quantization_axis(etype(result)))
    check("C1", lambda: len(permutation) == rank(operand))
    check("C2", lambda: is_permutation(permutation))
    check(
        "C3",
        lambda: shape(result) == take(shape(operand), permutation),
        needs=("C1", "C2"),
        equal=lambda: ((shape(result), take(shape(operand), permutation)),),
    )
    check(
        "C4",
        lambda: new_axis() < 0 or axis() == permutation[new_axis()],
        needs=("C1", "C2", "C3"),
    )
    check(
        "C5",
        lambda: all_of(
            same_scale(etype(operand), i, etype(result), i)
            for i in range(scales(etype(operand)))
        ),
        needs=("C1", "C2", "C3", "C4"),
    )
