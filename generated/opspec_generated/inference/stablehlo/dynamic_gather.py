"""Inference of stablehlo.dynamic_gather: Slices of a tensor, of sizes that an operand gives, each
starting where a vector of indices says.
"""

# Generated from spec/ops/stablehlo/dynamic_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, Vec, ints, lazily, rank, shape
from opspec_generated.indices import cat, drop, others, place


def infer(
    solve: Solver,
    operand: Any,
    start_indices: Any,
    slice_sizes: Any,
    offset_dims: Any,
    collapsed_slice_dims: Any,
    operand_batching_dims: Any,
    start_indices_batching_dims: Any,
    start_index_map: Any,
    index_vector_dim: Any,
    indices_are_sorted: Any,
    T: Any,
    J: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    sizes = lazily(lambda: ints(slice_sizes))
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
            (offset_dims, drop(sizes(), gone())),
        ),
    )
    return (result,)
