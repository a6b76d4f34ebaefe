"""gather as NumPy's own: rows taken along merged axes, and windows as views that are indexed."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.ways import WhyNot
from opspec.values.arrays import Array, strided
from opspec.values.types import Tensor

Starts = Callable[[Array], Array]  # what index arrays say, for one dimension of the operand


@dataclass(frozen=True, slots=True)
class _Plan:
    """`sizes`: of a slice, per dimension of the operand. `chosen`: the dimensions where slices start at different
    places, and `limits`, the last of these; elsewhere they start at zero. `starts` read where from the indices, each
    with the shape `batch`.
    """

    shape: tuple[int, ...]
    sizes: tuple[int, ...]
    chosen: tuple[int, ...]
    limits: tuple[int, ...]
    starts: tuple[Starts, ...]
    batch: tuple[int, ...]
    kept: tuple[int, ...]
    batch_dims: tuple[int, ...]
    offset_dims: tuple[int, ...]
    result: tuple[int, ...]

    def arranged(self, order: Sequence[int]) -> Callable[[Array], Array]:
        """From these dimensions of the operand, and those of the batch, -1, to the result."""
        axes: dict[int, int] = {}  # where a dimension of the operand stands; those of the batch start at `first`
        first = at = 0
        for d in order:
            if d < 0:
                first, at = at, at + len(self.batch)
            else:
                axes[d], at = at, at + 1
        places = {r: first + i for i, r in enumerate(self.batch_dims)}
        places |= {r: axes[d] for r, d in zip(self.offset_dims, self.kept, strict=True) if d in axes}
        there = [places[r] for r in sorted(places)]
        gone = [at for d, at in axes.items() if d not in self.kept]  # slices of one element
        permutation = (*there, *gone)
        shape = self.result
        if permutation == tuple(range(len(permutation))):
            return lambda x: x.reshape(shape)
        return lambda x: x.transpose(permutation).reshape(shape)


def _plan(
    operand: Tensor,
    start_indices: Tensor,
    *,
    offset_dims: Sequence[int],
    collapsed_slice_dims: Sequence[int],
    operand_batching_dims: Sequence[int],
    start_indices_batching_dims: Sequence[int],
    start_index_map: Sequence[int],
    index_vector_dim: int,
    slice_sizes: Sequence[int],
    result: Tensor,
    **_: object,
) -> _Plan | WhyNot:
    shape, sizes = tuple(operand.shape), tuple(slice_sizes)
    if math.prod(result.shape) == 0 or math.prod(shape) == 0:
        return "it has no elements"
    given = tuple(start_indices.shape)
    batch = (*given[:index_vector_dim], *given[index_vector_dim + 1 :])
    starts: dict[int, Starts] = {}
    for k, d in enumerate(start_index_map):
        if shape[d] > sizes[d]:
            starts[d] = _entry(k, index_vector_dim, len(given))
    for d, at in zip(operand_batching_dims, start_indices_batching_dims, strict=True):
        if shape[d] > 1:
            starts[d] = _position(at - (at > index_vector_dim), batch)
    if not starts:
        return "every slice starts at zero"
    chosen = tuple(sorted(starts))
    return _Plan(
        shape=shape,
        sizes=sizes,
        chosen=chosen,
        limits=tuple(shape[d] - sizes[d] for d in chosen),
        starts=tuple(starts[d] for d in chosen),
        batch=batch,
        kept=tuple(d for d in range(len(shape)) if d not in (*collapsed_slice_dims, *operand_batching_dims)),
        batch_dims=tuple(r for r in range(len(result.shape)) if r not in tuple(offset_dims)),
        offset_dims=tuple(offset_dims),
        result=tuple(result.shape),
    )


def _entry(k: int, dimension: int, rank: int) -> Starts:
    """Entry k of each vector of indices."""
    if dimension == rank:
        return lambda indices: indices
    at: tuple[slice | int, ...] = (*(slice(None),) * dimension, k)
    return lambda indices: indices[at]


def _position(at: int, batch: tuple[int, ...]) -> Starts:
    """Where one is along a dimension of the batch."""
    made = np.arange(batch[at]).reshape([-1 if d == at else 1 for d in range(len(batch))])
    everywhere = np.broadcast_to(made, batch)
    return lambda _: everywhere


def _rows(operand: Tensor, start_indices: Tensor, **keywords: Any) -> Function | WhyNot:
    """Slices of one element, or all there are, along each dimension: one `take` along the chosen ones, merged."""
    plan = _plan(operand, start_indices, **keywords)
    if isinstance(plan, str):
        return plan
    if any(plan.sizes[d] > 1 for d in plan.chosen):
        return "slices of several elements start anywhere"
    first, last = plan.chosen[0], plan.chosen[-1]
    between = [d for d in range(first, last + 1) if d not in plan.chosen]
    if any(plan.shape[d] > 1 for d in between) or any(
        plan.sizes[d] < plan.shape[d] for d in range(len(plan.shape)) if d not in plan.chosen
    ):
        return "slices leave something out of dimensions that are not indexed, or these lie between the others"
    merged = (*plan.shape[:first], math.prod(plan.shape[first : last + 1]), *plan.shape[last + 1 :])
    arranged = plan.arranged((*range(first), -1, *range(last + 1, len(plan.shape))))
    axis = first
    if len(plan.chosen) == 1:
        (start,), (limit,) = plan.starts, plan.limits

        def one(x: Array, indices: Array) -> Array:
            return arranged(np.take(x.reshape(merged), _within(start(indices), limit), axis=axis, mode="clip"))

        return one
    steps = [math.prod(plan.shape[d + 1 : last + 1]) for d in plan.chosen]

    def many(x: Array, indices: Array) -> Array:
        parts = [
            np.clip(_within(start(indices), limit), 0, limit) * step
            for start, limit, step in zip(plan.starts, plan.limits, steps, strict=True)
        ]
        places = parts[0]
        for part in parts[1:]:
            places = places + part
        return arranged(np.take(x.reshape(merged), places, axis=axis, mode="clip"))

    return many


def _windows(operand: Tensor, start_indices: Tensor, **keywords: Any) -> Function | WhyNot:
    """A view of the operand with axes for where a slice starts in front of those within a slice."""
    plan = _plan(operand, start_indices, **keywords)
    if isinstance(plan, str):
        return plan
    inner = tuple(d for d in range(len(plan.shape)) if d not in plan.chosen or plan.sizes[d] > 1)
    shape = (*(limit + 1 for limit in plan.limits), *(plan.sizes[d] for d in inner))
    axes = (*plan.chosen, *inner)
    arranged = plan.arranged((-1, *inner))

    def run(x: Array, indices: Array) -> Array:
        view = strided(x, shape, [x.strides[d] for d in axes])
        places = [
            np.clip(_within(start(indices), limit), 0, limit)
            for start, limit in zip(plan.starts, plan.limits, strict=True)
        ]
        if not plan.batch:
            return arranged(view[tuple(map(int, places))].copy())
        return arranged(view[tuple(places)])

    return run


def _within(starts: Array, limit: int) -> Array:
    """As NumPy counts; what is too large for that is beyond every limit."""
    return (
        np.minimum(starts, limit).astype(np.intp) if starts.dtype == np.uint64 else starts.astype(np.intp, copy=False)
    )


PATHS = (
    FastPath("rows", _rows, "single elements, rows and whole slices, taken along the indexed dimensions as one"),
    FastPath("windows", _windows, "a view with all windows of the operand, of which NumPy copies some"),
)
