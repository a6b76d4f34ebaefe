"""Lowering of stablehlo.dynamic_gather: Slices of a tensor, of sizes that an operand gives, each
starting where a vector of indices says.
"""

# Generated from spec/ops/stablehlo/dynamic_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, decided
from opspec.rules.vocabulary import Vec, lazily, rank, shape
from opspec_generated.indices import cat, contains
from opspec_generated.lowering.stablehlo_functions import with_batches

BEFORE = "1.1.0"
POLICY = "expand"


def lower(
    graph: GraphBuilder,
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
    result: Any,
    T: Any,
    J: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    gone = lazily(lambda: cat(collapsed_slice_dims, operand_batching_dims))
    result = graph.op(
        "stablehlo.dynamic_gather",
        operand,
        with_batches(graph, start_indices, start_indices_batching_dims, index_vector_dim),
        slice_sizes,
        offset_dims=offset_dims,
        collapsed_slice_dims=Vec(d for d in range(rank(operand)) if contains(gone(), d)),
        start_index_map=cat(operand_batching_dims, start_index_map),
        index_vector_dim=index_vector_dim,
        shape=shape(result),
        type=T,
    )
    return (result,)


def needed(
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
    result: Any,
    T: Any,
    J: Any,
) -> bool:
    """Whether this use of the op is one that the graph is for."""
    return decided(0 < len(operand_batching_dims))
