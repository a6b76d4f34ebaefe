"""Inference of stablehlo.gather: Slices of a tensor, each starting where a vector of indices says,
clamped to lie inside.
"""

# Generated from spec/ops/stablehlo/gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, drop, others, place


def infer(
    solve: Solver,
    operand: Tensor,
    start_indices: Tensor,
    offset_dims: Vec,
    collapsed_slice_dims: Vec,
    operand_batching_dims: Vec,
    start_indices_batching_dims: Vec,
    start_index_map: Vec,
    index_vector_dim: int,
    slice_sizes: Vec,
    indices_are_sorted: bool,
    T: Element,
    J: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    ishape = lazily(
        lambda: (
            shape(start_indices)
            if index_vector_dim < rank(start_indices)
            else cat(shape(start_indices), Vec([1]))
        ),
    )
    gone = lazily(lambda: cat(collapsed_slice_dims, operand_batching_dims))
    batch_dims = lazily(lambda: others(offset_dims, len(ishape()) - 1 + len(offset_dims)))
    result = solve(
        C22=lambda: place(
            (batch_dims(), drop(ishape(), Vec([index_vector_dim]))),
            (offset_dims, drop(slice_sizes, gone())),
        ),
    )
    return (result,)
