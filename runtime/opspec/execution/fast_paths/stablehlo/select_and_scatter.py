"""select_and_scatter tap by tap: all windows see their next element at once, and remember where the kept one lies."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.fast_paths.combining import combine_at
from opspec.execution.runnable_blocks import Body
from opspec.execution.ways import WhyNot
from opspec.numerics import elementwise as ew
from opspec.values.arrays import Array
from opspec.values.types import Tensor


def _by_taps(
    operand: Tensor,
    source: Tensor,
    _init_value: Tensor,
    *,
    window_dimensions: Sequence[int],
    window_strides: Sequence[int],
    padding: Sequence[Sequence[int]],
    select: Body,
    scatter: Body,
    result: Tensor,
) -> Function | WhyNot:
    space, shape, dtype = tuple(operand.shape), tuple(source.shape), result.element.dtype
    lows = [int(row[0]) for row in padding]
    strides, sizes = list(map(int, window_strides)), list(map(int, window_dimensions))
    apart = all(stride >= size for stride, size in zip(strides, sizes, strict=True))
    steps = [math.prod(space[at + 1 :]) for at in range(len(space))]

    def inside(tap: tuple[int, ...]) -> tuple[tuple[slice, ...], tuple[slice, ...]] | None:
        """The windows whose element at this tap lies in the operand, and these elements."""
        outs, cells = [], []
        for k, low, stride, count, size in zip(tap, lows, strides, shape, space, strict=True):
            first = max(-((k - low) // stride), 0)
            last = min((size - 1 - k + low) // stride, count - 1)
            if first > last:
                return None
            start = first * stride - low + k
            outs.append(slice(first, last + 1))
            cells.append(slice(start, start + (last - first) * stride + 1, stride))
        return tuple(outs), tuple(cells)

    def selected(x: Array) -> Array:
        kept, at = np.zeros(shape, x.dtype), np.full(shape, -1, np.int64)
        for tap in np.ndindex(*sizes):
            where = inside(tap)
            if where is None:
                continue
            outs, cells = where
            number: Array | int = 0
            for axis, (cell, step) in enumerate(zip(cells, steps, strict=True)):
                line = np.arange(cell.start, cell.stop, cell.step) * step
                number = number + line.reshape((-1,) + (1,) * (len(space) - axis - 1))
            old, new, before = kept[outs], x[cells], at[outs]
            stays = np.asarray(select(old, new)) & (before >= 0)
            kept[outs] = np.where(stays, old, new)
            at[outs] = np.where(stays, before, number)
        return at

    def run(x: Array, updates: Array, init: Array) -> Array:
        out = np.full(math.prod(space), ew.convert(np.asarray(init), dtype))
        at = selected(x).reshape(-1)
        values = ew.convert(updates, dtype).reshape(-1)
        if (at < 0).any():
            at, values = at[at >= 0], values[at >= 0]
        combine_at([out], at, [values], scatter, apart)
        return out.reshape(space)

    return run


PATHS = (FastPath("taps", _by_taps, "all windows at once, one element after another"),)
