"""Tridiagonal systems whose matrices may be singular, as LAPACK's xLAGTF and xLAGTS solve them: pivots too small to
divide by are moved away from zero. All systems of a batch at once; of one, row after row.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from opspec.execution.call_registry import CustomCall, custom_call
from opspec.values.arrays import Array


@custom_call("tridiagonal_solve_perturbed_ffi")
def solve_perturbed(call: CustomCall, low: Array, diagonal: Array, up: Array, b: Array) -> Array:
    """The first entry of `low` and the last of `up` lie outside of the matrix."""
    del call
    if not b.size:
        return b
    # The row of a system is the first dimension, its batch the last one.
    rows = [np.moveaxis(x.reshape(-1, x.shape[-1]), 0, -1) for x in (low, diagonal, up)]
    right = np.moveaxis(b.reshape(-1, *b.shape[-2:]), 0, -1)
    with np.errstate(all="ignore"):
        found = _back(*_forward(rows, right))
    return np.moveaxis(found, -1, 0).reshape(b.shape)


def _forward(rows: Sequence[Array], right: Array) -> tuple[Array, Array, Array]:
    """The upper triangle as three diagonals, the right side as elimination leaves it, and by how much to move a pivot:
    of two rows, the one whose first entry is the larger part of the row goes up.
    """
    low, diagonal, up = rows
    n = len(diagonal)
    made = right.copy()
    upper = np.zeros((3, *diagonal.shape), diagonal.dtype)
    upper[0, 0], upper[1, 0] = diagonal[0], up[0]
    scale = np.abs(diagonal[0]) + np.abs(up[0])
    for k in range(n - 1):
        last = k == n - 2
        first, second, past = upper[0, k].copy(), upper[1, k].copy(), up[k + 1] * (not last)
        below = low[k + 1]
        scale_below = np.abs(below) + np.abs(diagonal[k + 1]) + np.abs(past)
        weight = np.where(first == 0, 0, np.abs(first) / scale)
        swap = (below != 0) & ~(np.abs(below) / scale_below <= weight)
        factor = np.where(below == 0, 0, np.where(swap, first / below, below / first))
        upper[0, k] = np.where(swap, below, first)
        upper[1, k] = np.where(swap, diagonal[k + 1], second)
        upper[2, k] = np.where(swap, past, 0)
        upper[0, k + 1] = np.where(swap, second - factor * diagonal[k + 1], diagonal[k + 1] - factor * second)
        upper[1, k + 1] = np.where(swap, -factor * past, up[k + 1])
        above, here = made[k].copy(), made[k + 1]
        made[k] = np.where(swap, here, above)
        made[k + 1] = np.where(swap, above - factor * here, here - factor * above)
        scale = np.where(swap, np.abs(upper[0, k + 1]) + np.abs(upper[1, k + 1]), scale_below)
    above = upper[:, : max(n - 2, 0)].reshape(-1, *diagonal.shape[1:])
    first = [diagonal[0]] if n == 1 else [diagonal[0], up[0]]
    most = np.abs(np.stack([*above, *first, upper[0, n - 1]])).max(0)
    return upper, made, np.finfo(made.dtype).eps * most


def _back(upper: Array, right: Array, step: Array) -> Array:
    n = len(right)
    found = np.empty_like(right)
    for k in reversed(range(n)):
        row = right[k]
        for ahead in (1, 2):
            if k + ahead < n:
                row = row - upper[ahead, k] * found[k + ahead]
        pivot, row = _away_from_zero(upper[0, k], row, step)
        found[k] = row * (1 / pivot)
    return found


def _away_from_zero(pivot: Array, row: Array, step: Array) -> tuple[Array, Array]:
    """A pivot by which no number of the row overflows; what is tiny, but only beside one, is scaled up with the row."""
    info = np.finfo(row.dtype)
    least = info.smallest_normal
    largest = np.abs(row).max(0)
    step = np.copysign(np.maximum(np.abs(step), least), pivot.real)
    size = np.abs(pivot)
    up = (size > 0) & (size < least) & (largest * least <= size)
    pivot, row = np.where(up, pivot / least, pivot), np.where(up, row / least, row)
    while True:
        size = np.abs(pivot)
        small = ~up & (size < 1) & ((size < least) | (largest > size / least))
        if not small.any():
            return pivot, row
        pivot, step = np.where(small, pivot + step, pivot), np.where(small, step * 2, step)
