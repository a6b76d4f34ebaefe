"""Inference of stablehlo.gather: Slices of a tensor, each starting where a vector of indices says,
clamped to lie inside.
"""

# Generated from spec/ops/stablehlo/gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, Vec, lazily, rank, shape
from opspec_generated.indices import cat, drop, others, place


def infer(
    solve: Solver,
    operand: Any,
    start_indices: Any,
    offset_dims: Any,
    collapsed_slice_dims: Any,
    operand_batching_dims: Any,
    start_indices_batching_dims: Any,
    start_index_map: Any,
    index_vector_dim: Any,
    slice_sizes: Any,
    indices_are_sorted: Any,
    T: Any,
    J: Any,
) -> tuple[Any, ...]:
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
