"""Inference of stablehlo.scatter: Slices of the inputs, each starting where a vector of indices
says, combined with updates by a region.
"""

# Generated from spec/ops/stablehlo/scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(
    solve: Solver,
    inputs: Any,
    scatter_indices: Any,
    updates: Any,
    update_window_dims: Any,
    inserted_window_dims: Any,
    input_batching_dims: Any,
    scatter_indices_batching_dims: Any,
    scatter_dims_to_operand_dims: Any,
    index_vector_dim: Any,
    indices_are_sorted: Any,
    unique_indices: Any,
    T: Any,
    A: Any,
    J: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    results = [solve(C24=lambda: shape(x)) for x in inputs]
    return (results,)
