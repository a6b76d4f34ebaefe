"""Verifier of stablehlo.torch_index_select: Slices along a dimension, in the order that indices
say; batches of them where both have batch dimensions.
"""

# Generated from spec/ops/stablehlo/torch_index_select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, contains, head, tail

RULES = {
    "C1": Rule(
        "0 <= batch_dims <= rank(index)",
        says="the batch is made of leading dimensions of `index`",
    ),
    "C2": Rule(
        "batch_dims <= dim < rank(operand)",
        says="slices are read along a dimension of `operand` behind those of the batch",
    ),
    "C3": Rule(
        "head(shape(index), batch_dims) == head(shape(operand), batch_dims)",
        says="dimensions of the batch have one size in both",
    ),
    "C4": Rule(
        "shape(result) == cat(head(shape(operand), dim), tail(shape(index), picked), "
        "tail(shape(operand), rank(operand) - dim - 1))",
        says="`result` has the dimensions of `index` in place of the one that is read along",
    ),
    "C5": Rule(
        "0 in shape(result) or 0 < shape(operand)[dim]",
        says="where something is selected, there is something to select from",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    index: Tensor,
    dim: int,
    batch_dims: int,
    result: Tensor,
    T: Element,
    J: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    picked = lazily(lambda: rank(index) - batch_dims)
    check("C1", lambda: 0 <= batch_dims <= rank(index))
    check("C2", lambda: batch_dims <= dim < rank(operand), needs=("C1",))
    check(
        "C3",
        lambda: head(shape(index), batch_dims) == head(shape(operand), batch_dims),
        needs=("C1", "C2"),
        equal=lambda: ((head(shape(index), batch_dims), head(shape(operand), batch_dims)),),
    )
    check(
        "C4",
        lambda: (
            shape(result)
            == cat(
                head(shape(operand), dim),
                tail(shape(index), picked()),
                tail(shape(operand), rank(operand) - dim - 1),
            )
        ),
        needs=("C1", "C2"),
        equal=lambda: (
            (
                shape(result),
                cat(
                    head(shape(operand), dim),
                    tail(shape(index), picked()),
                    tail(shape(operand), rank(operand) - dim - 1),
                ),
            ),
        ),
    )
    check("C5", lambda: contains(shape(result), 0) or 0 < shape(operand)[dim], needs=("C2", "C4"))
