"""Where the elements of rows come from when the rows are sorted."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from opspec.values.arrays import Array

_PLACES = 1 << 16  # that are made at once
_HALF = 32  # bits of a key that leaves room for a place in a number of 64
FEW = 4  # so many times fewer values than a row has, from which on few of a row are sorted


def sorting_places(keys: Array) -> Array:
    """What sorts the rows of an array of integers, of equal ones the first one first."""
    if keys.dtype.itemsize * 8 != _HALF:  # shorter ones NumPy sorts by radix
        return np.argsort(keys, axis=-1, kind="stable")
    # By vectors NumPy sorts numbers, but no places: so these are the lower halves of the numbers.
    wide = np.dtype(f"{keys.dtype.kind}8")
    both = np.left_shift(keys, _HALF, dtype=wide)
    for first in range(0, keys.shape[-1], _PLACES):
        some = both[..., first : first + _PLACES]
        some |= np.arange(first, first + some.shape[-1], dtype=wide)
    both.sort(axis=-1)
    both &= wide.type((1 << _HALF) - 1)
    return both.view(np.int64)


def largest_places(values: Array, k: int, falling: Callable[[Array], Array]) -> Array | None:
    """Where the k largest values of each row are, in the order of integers that `falling` gives of some of them; None
    where NaN is found. `k`: `FEW` times it is less than a row has.

    The largest of k groups are k values, so none below the least of those counts: few are left to be sorted.
    """
    size = values.shape[-1]
    most = rows = values.reshape(-1, size)
    while (half := most.shape[1] // 2) >= k * FEW:
        most = np.maximum(most[:, :half], most[:, half : 2 * half])
    if np.isnan(most).any():
        return None
    least = np.partition(most, -k, axis=-1)[:, -k]
    row, at = np.divmod(np.flatnonzero(~(rows < least[:, None])), size)  # with NaN, where it was in no half
    counts = np.bincount(row, minlength=len(rows))
    starts = np.cumsum(counts) - counts
    keys_of_some = falling(rows[row, at])
    keys = np.full((len(rows), counts.max(initial=k)), np.iinfo(keys_of_some.dtype).max, keys_of_some.dtype)
    keys[row, np.arange(len(row)) - starts[row]] = keys_of_some
    found: Array = at[starts[:, None] + sorting_places(keys)[:, :k]]
    return found.reshape(*values.shape[:-1], k)
