"""Combining updates into elements by a region, where the same element may be met again and again."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from opspec.execution.fast_paths.region_form import argument, form_of
from opspec.execution.runnable_blocks import Body
from opspec.kernels.folds import Step, monoid
from opspec.values.arrays import Array

_ROW = 8  # elements of a row from which on rows are worth sorting
_ROUNDS = 32  # updates of one row that are made one after another


def is_replacing(body: Body, count: int) -> bool:
    """Whether the region returns the updates."""
    return form_of(body) == tuple(argument(count + at) for at in range(count))


def combine_at(outs: Sequence[Array], rows: Array, updates: Sequence[Array], body: Body, unique: bool = False) -> None:
    """`outs[r] = body(outs[r], update)` for one row number and one update after another, in place.

    The arrays have rows in front; what lies behind is combined element by element.
    """
    if not len(rows):
        return
    if is_replacing(body, len(outs)):
        for out, update in zip(outs, updates, strict=True):
            out[rows] = update  # of several for one row NumPy keeps the last
        return
    many = len(outs) > 1
    how = monoid(body, many)
    if unique:
        _once(outs, rows, updates, how.step)
        return
    ufunc = body if isinstance(body, np.ufunc) and not many else None
    width = outs[0][0].size
    if ufunc is not None and not _is_plain(ufunc, outs[0], updates[0]):
        ufunc = None
    if ufunc is not None and width < _ROW:
        _one_by_one(ufunc, outs[0], rows, updates[0])
        return
    order = np.argsort(rows, kind="stable")
    targets = rows[order]
    starts = np.flatnonzero(np.concatenate([[True], targets[1:] != targets[:-1]]))
    if len(starts) == len(rows):
        _once(outs, rows, updates, how.step)
        return
    counts = np.diff(starts, append=len(targets))
    if ufunc is not None and counts.max() > _ROUNDS:
        found = ufunc.reduceat(updates[0][order], starts, axis=0).astype(outs[0].dtype, copy=False)
        _once(outs, targets[starts], [found], how.step)
        return
    for at in range(int(counts.max())):
        has = counts > at
        picked = order[starts[has] + at]
        _once(outs, rows[picked], [x.take(picked, 0) for x in updates], how.step)


def has_minus_zero(x: Array) -> bool:
    """Whether a native float is a zero with a sign: then NumPy's maximum and minimum are not ours."""
    if x.dtype.kind != "f":
        return False
    bits = np.ascontiguousarray(x).view(f"i{x.dtype.itemsize}")
    return bool((bits == np.iinfo(bits.dtype).min).any())


def _once(outs: Sequence[Array], rows: Array, updates: Sequence[Array], step: Step) -> None:
    """Rows that all differ."""
    made = step(tuple(out.take(rows, 0) for out in outs), tuple(updates))
    for out, x in zip(outs, made, strict=True):
        out[rows] = x


def _is_plain(ufunc: np.ufunc, out: Array, update: Array) -> bool:
    """Whether NumPy's own repetition is a fold."""
    if ufunc in (np.maximum, np.minimum) and (has_minus_zero(out) or has_minus_zero(update)):
        return False
    return out.dtype.kind in "biu" or (out.dtype.kind in "fc" and out.dtype.itemsize >= 4)


def _one_by_one(ufunc: np.ufunc, out: Array, rows: Array, update: Array) -> None:
    assert out.flags.c_contiguous  # so that `flat` is a view
    width = out[0].size
    flat = out.reshape(-1)
    at = rows if width == 1 else (rows[:, None] * width + np.arange(width)).reshape(-1)
    ufunc.at(flat, at, np.ascontiguousarray(update).reshape(-1))
