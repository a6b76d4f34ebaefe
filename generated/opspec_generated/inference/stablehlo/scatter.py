"""Inference of stablehlo.scatter: Slices of the inputs, each starting where a vector of indices
says, combined with updates by a region.
"""

# Generated from spec/ops/stablehlo/scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    inputs: Sequence[Tensor],
    scatter_indices: Tensor,
    updates: Sequence[Tensor],
    update_window_dims: Vec,
    inserted_window_dims: Vec,
    input_batching_dims: Vec,
    scatter_indices_batching_dims: Vec,
    scatter_dims_to_operand_dims: Vec,
    index_vector_dim: int,
    indices_are_sorted: bool,
    unique_indices: bool,
    T: Sequence[Element],
    A: Sequence[Element],
    J: Element,
) -> tuple[list[Vec | None]]:
    """The shape of each result; None where no rule determines it."""
    results = [solve(C24=lambda: shape(x)) for x in inputs]
    return (results,)
