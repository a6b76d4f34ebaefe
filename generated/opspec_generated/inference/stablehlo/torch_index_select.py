"""Inference of stablehlo.torch_index_select: Slices along a dimension, in the order that indices
say; batches of them where both have batch dimensions.
"""

# Generated from spec/ops/stablehlo/torch_index_select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, head, tail


def infer(
    solve: Solver,
    operand: Tensor,
    index: Tensor,
    dim: int,
    batch_dims: int,
    T: Element,
    J: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    picked = lazily(lambda: rank(index) - batch_dims)
    result = solve(
        C4=lambda: cat(
            head(shape(operand), dim),
            tail(shape(index), picked()),
            tail(shape(operand), rank(operand) - dim - 1),
        ),
    )
    return (result,)
