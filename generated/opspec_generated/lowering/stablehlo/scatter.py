"""Lowering of stablehlo.scatter: Slices of the inputs, each starting where a vector of indices
says, combined with updates by a region.
"""

# Generated from spec/ops/stablehlo/scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, decided
from opspec.rules.vocabulary import Vec, lazily, rank
from opspec_generated.indices import cat, contains
from opspec_generated.lowering.stablehlo_functions import with_batches

BEFORE = "1.1.0"
POLICY = "expand"


def lower(
    graph: GraphBuilder,
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
    results: Any,
    T: Any,
    A: Any,
    J: Any,
    update_computation: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    N = lazily(lambda: rank(inputs[0]))
    gone = lazily(lambda: cat(inserted_window_dims, input_batching_dims))
    results = graph.op(
        "stablehlo.scatter",
        inputs,
        with_batches(graph, scatter_indices, scatter_indices_batching_dims, index_vector_dim),
        updates,
        update_window_dims=update_window_dims,
        inserted_window_dims=Vec(d for d in range(N()) if contains(gone(), d)),
        input_batching_dims=Vec(),
        scatter_indices_batching_dims=Vec(),
        scatter_dims_to_operand_dims=cat(input_batching_dims, scatter_dims_to_operand_dims),
        index_vector_dim=index_vector_dim,
        unique_indices=unique_indices,
        update_computation=update_computation,
    )
    return (results,)


def needed(
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
    results: Any,
    T: Any,
    A: Any,
    J: Any,
    update_computation: Any,
) -> bool:
    """Whether this use of the op is one that the graph is for."""
    return decided(0 < len(input_batching_dims))
