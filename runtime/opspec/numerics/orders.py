"""Where the elements of rows come from when the rows are sorted."""

from __future__ import annotations

import numpy as np

from opspec.values.arrays import Array

_HALF = 32  # bits of a key that leaves room for a place in a number of 64


def sorting_places(keys: Array) -> Array:
    """What sorts the rows of an array of integers, of equal ones the first one first."""
    if keys.dtype.itemsize * 8 != _HALF:  # shorter ones NumPy sorts by radix
        return np.argsort(keys, axis=-1, kind="stable")
    # By vectors NumPy sorts numbers, but no places: so these are the lower halves of the numbers.
    wide = np.dtype(f"{keys.dtype.kind}8")
    both = np.left_shift(keys, _HALF, dtype=wide) | np.arange(keys.shape[-1], dtype=wide)
    both.sort(axis=-1)
    return both.astype(np.int64, copy=False) & ((1 << _HALF) - 1)
