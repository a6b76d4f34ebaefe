"""NumPy kernel of stablehlo.gather: Slices of a tensor, each starting where a vector of indices
says, clamped to lie inside.
"""

# Generated from spec/ops/stablehlo/gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_index, as_result, index, rank, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec
from opspec.values.dims import clamp
from opspec_generated.indices import cat, head, insert, others, place, take

ELEMENTWISE = False
MOVES = True


def kernel(
    operand: Elements,
    start_indices: Elements,
    *,
    offset_dims: Vec,
    collapsed_slice_dims: Vec,
    operand_batching_dims: Vec,
    start_indices_batching_dims: Vec,
    start_index_map: Vec,
    index_vector_dim: int,
    slice_sizes: Vec,
    indices_are_sorted: bool,
    result: Tensor,
) -> Elements:
    """Slices of a tensor, each starting where a vector of indices says, clamped to lie inside."""
    ishape = (
        shape(start_indices)
        if index_vector_dim < rank(start_indices)
        else cat(shape(start_indices), Vec([1]))
    )
    gone = cat(collapsed_slice_dims, operand_batching_dims)
    kept = others(gone, rank(operand))
    batch_dims = others(offset_dims, len(ishape) - 1 + len(offset_dims))
    batch_of = Vec(d - (1 if d > index_vector_dim else 0) for d in start_indices_batching_dims)
    o = index(result.shape)
    b = take(o, batch_dims)
    start = Vec(
        as_index(read(start_indices, head(insert(b, index_vector_dim, k), rank(start_indices))))
        for k in range(len(start_index_map))
    )
    first = clamp(
        0,
        place((start_index_map, start), fill=0, rank=rank(operand)),
        shape(operand) - slice_sizes,
    )
    within = place(
        (operand_batching_dims, take(b, batch_of)),
        (kept, take(o, offset_dims)),
        fill=0,
        rank=rank(operand),
    )
    return as_result(result, read(operand, first + within))
