"""NumPy kernel of stablehlo.scatter (read as xla): Slices of the inputs, each starting where a
vector of indices says, combined with updates by a region.
"""

# Generated from spec/ops/stablehlo/scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import box, fold
from opspec.kernels.pull import as_index, as_result, index, rank, read, shape
from opspec.kernels.vocabulary import Arrays, Callable, Elements, Sequence, Tensor, Vec, cast
from opspec.values.dims import in_step
from opspec_generated.indices import cat, head, insert, others, place, take

ELEMENTWISE = False
MOVES = False


def kernel(
    inputs: Arrays,
    scatter_indices: Elements,
    updates: Arrays,
    *,
    update_window_dims: Vec,
    inserted_window_dims: Vec,
    input_batching_dims: Vec,
    scatter_indices_batching_dims: Vec,
    scatter_dims_to_operand_dims: Vec,
    index_vector_dim: int,
    indices_are_sorted: bool,
    unique_indices: bool,
    update_computation: Callable[..., Any],
    results: Sequence[Tensor],
) -> tuple[Elements, ...]:
    """Slices of the inputs, each starting where a vector of indices says, combined with updates by
    a region.
    """
    A = tuple(r.element.dtype for r in results)
    space = shape(inputs[0])
    N = rank(inputs[0])
    ishape = (
        shape(scatter_indices)
        if index_vector_dim < rank(scatter_indices)
        else cat(shape(scatter_indices), Vec([1]))
    )
    gone = cat(inserted_window_dims, input_batching_dims)
    kept = others(gone, N)
    scatter_dims = others(update_window_dims, len(ishape) - 1 + len(update_window_dims))
    batch_of = Vec(d - (1 if d > index_vector_dim else 0) for d in scatter_indices_batching_dims)
    o = index(results[0].shape)

    def where(u: Any) -> Any:
        s = take(u, scatter_dims)
        start = Vec(
            as_index(
                read(scatter_indices, head(insert(s, index_vector_dim, k), rank(scatter_indices))),
            )
            for k in range(len(scatter_dims_to_operand_dims))
        )
        first = place((scatter_dims_to_operand_dims, start), fill=0, rank=N)
        within = place(
            (input_batching_dims, take(s, batch_of)),
            (kept, take(u, update_window_dims)),
            fill=0,
            rank=N,
        )
        return (
            (first + within == o)
            & (
                (0 <= first)
                & (
                    first
                    <= space
                    - place((kept, take(shape(updates[0]), update_window_dims)), fill=1, rank=N)
                )
            )
        )

    def term(u: Any) -> Any:
        return tuple(cast(A, read(v, u)) for v, A in in_step(updates, A))

    value = fold(
        results[0].shape,
        {"u": box(shape(updates[0]))},
        term,
        init=tuple(cast(A, read(x, o)) for x, A in in_step(inputs, A)),
        combine=update_computation,
        where=where,
        order="sequential",
    )
    return tuple(as_result(r, x) for r, x in zip(results, value, strict=True))
