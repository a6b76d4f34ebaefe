"""scatter by rows: updates of whole rows at numbers that are computed at once, elements where windows are no rows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Literal

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.fast_paths.combining import combine_at
from opspec.execution.runnable_blocks import Body
from opspec.execution.ways import WhyNot
from opspec.numerics import elementwise as ew
from opspec.values.arrays import Array
from opspec.values.types import Tensor


def _rows(
    inputs: Sequence[Tensor],
    _indices: Tensor,
    updates: Sequence[Tensor],
    *,
    update_window_dims: Sequence[int],
    inserted_window_dims: Sequence[int],
    input_batching_dims: Sequence[int],
    scatter_indices_batching_dims: Sequence[int],
    scatter_dims_to_operand_dims: Sequence[int],
    index_vector_dim: int,
    unique_indices: bool,
    update_computation: Body,
    results: Sequence[Tensor],
    whole_windows: bool = False,
    **_: object,
) -> Function | WhyNot:
    space, rank = tuple(inputs[0].shape), len(inputs[0].shape)
    gone = {*inserted_window_dims, *input_batching_dims}
    kept = [d for d in range(rank) if d not in gone]
    scatter_dims = [d for d in range(len(updates[0].shape)) if d not in update_window_dims]
    lines = tuple(updates[0].shape[d] for d in scatter_dims)
    window = [1] * rank
    for d, at in zip(kept, update_window_dims, strict=True):
        window[d] = updates[0].shape[at]
    placed = {*scatter_dims_to_operand_dims, *input_batching_dims}
    front = sorted(placed)
    back = [d for d in range(rank) if d not in placed]
    by_rows = all(window[d] == (1 if d in placed else space[d]) for d in range(rank))
    batch_of = {
        d: at - (at > index_vector_dim)
        for d, at in zip(input_batching_dims, scatter_indices_batching_dims, strict=True)
    }
    types = [r.element.dtype for r in results]
    row_shape = [space[d] for d in back]
    count = math.prod(space[d] for d in front)
    order = (*front, *back)
    undo = tuple(int(at) for at in np.argsort(order))
    update_at = dict(zip(kept, update_window_dims, strict=True))
    row_order = (*scatter_dims, *(update_at[d] for d in (*front, *back) if d in update_at))
    unique = bool(unique_indices)

    def starts(indices: Array) -> dict[int, Array]:
        """For each operand dimension that is placed, the first index of every window."""
        vectors = indices if index_vector_dim < indices.ndim else indices[..., None]
        vectors = _signed(np.moveaxis(vectors, index_vector_dim, -1))
        found = {d: vectors[..., at] for at, d in enumerate(scatter_dims_to_operand_dims)}
        for d, axis in batch_of.items():
            shape = [1] * len(lines)
            shape[axis] = lines[axis]
            found[d] = np.broadcast_to(np.arange(lines[axis]).reshape(shape), lines)
        return found

    def rows(xs: Sequence[Array], indices: Array, us: Sequence[Array]) -> tuple[Array, ...]:
        first = starts(indices)
        number: Array = np.zeros(lines, np.int64)
        inside: Array | Literal[True] = True
        for d in front:
            inside = inside & (first[d] >= 0) & (first[d] < space[d])
            number = number * space[d] + first[d]
        outs = [
            np.array(ew.convert(x, t).transpose(order), order="C").reshape(count, *row_shape)
            for x, t in zip(xs, types, strict=True)
        ]
        given = [
            ew.convert(u, t).transpose(row_order).reshape(math.prod(lines), *row_shape)
            for u, t in zip(us, types, strict=True)
        ]
        number = np.asarray(number).reshape(-1)
        if inside is not True and not inside.all():
            fits = np.broadcast_to(inside, lines).reshape(-1)
            number, given = number[fits], [u[fits] for u in given]
        combine_at(outs, number, given, update_computation, unique)
        shape = tuple(space[d] for d in order)
        return tuple(out.reshape(shape).transpose(undo) for out in outs)

    def elements(xs: Sequence[Array], indices: Array, us: Sequence[Array]) -> tuple[Array, ...]:
        first = starts(indices)
        shape = us[0].shape
        number: Array = np.zeros((1,) * len(shape), np.int64)
        inside: Array | Literal[True] = True
        for d in range(rank):
            start: Array | int = _spread(first[d], scatter_dims, shape) if d in first else 0
            at = start
            if d in update_at:
                axis = update_at[d]
                at = start + np.arange(shape[axis]).reshape((-1,) + (1,) * (len(shape) - axis - 1))
            asked, last = (start, space[d] - window[d]) if whole_windows else (at, space[d] - 1)
            inside = inside & (asked >= 0) & (asked <= last)
            number = number * space[d] + at
        numbers = np.broadcast_to(number, shape).reshape(-1)
        outs = [np.array(ew.convert(x, t)).reshape(-1) for x, t in zip(xs, types, strict=True)]
        given = [ew.convert(u, t).reshape(-1) for u, t in zip(us, types, strict=True)]
        fits = np.broadcast_to(inside, shape).reshape(-1)
        if not fits.all():
            numbers, given = numbers[fits], [u[fits] for u in given]
        combine_at(outs, numbers, given, update_computation, unique)
        return tuple(out.reshape(space) for out in outs)

    return rows if by_rows else elements


def _signed(indices: Array) -> Array:
    if indices.dtype == np.uint64:  # too large stays too large
        indices = np.minimum(indices, np.uint64(2**63 - 1))
    return indices.astype(np.int64)


def _spread(x: Array, axes: Sequence[int], shape: Sequence[int]) -> Array:
    """The array with its axes at these of a larger shape."""
    sizes = [1] * len(shape)
    for axis, size in zip(axes, x.shape, strict=True):
        sizes[axis] = size
    return x.reshape(sizes)


_SAYS = "updates of whole rows, or of elements, at numbers computed at once"
PATHS = (FastPath("rows", _rows, _SAYS),)
READ_AS = {"xla": (FastPath("rows", partial(_rows, whole_windows=True), _SAYS),)}
