"""Rows of many elements with little memory beside them: in pieces that are looked at by themselves; sorted in parts
that come one behind the other, or, where elements have few bits, by how often each value is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np

from opspec.values.arrays import Array

BLOCK = 1 << 18  # elements that are looked at together
_PARTS = 64  # at most: each begins at an element that is found in a sample
_SAMPLED = 64  # elements of a part in the sample

Ranks = Callable[[slice], Array | None]  # of some elements of a row, as integers that rise, if they have ranks
Part = tuple[slice, bool]  # of the sorted row, and whether all that is in it has one rank


def is_long(row: Array) -> bool:
    return row.size > BLOCK


def blocks_of(size: int) -> list[slice]:
    return [slice(first, min(first + BLOCK, size)) for first in range(0, size, BLOCK)]


def parts_in_order(ranks: Ranks, places: Array) -> list[Part] | None:
    """Where the elements of a row lie, in `places`: of each part, in the order of the row; no element of a part comes
    before one of a part in front of it. None where some have no rank.
    """
    blocks = blocks_of(len(places))
    found = ranks(slice(0, len(places), max(1, len(places) // (_PARTS * _SAMPLED))))
    if found is None:
        return None
    least, alone = _least_of_parts(np.sort(found), min(_PARTS, len(blocks)))
    counts = []
    for block in blocks:
        if (found := ranks(block)) is None:
            return None
        counts.append(np.bincount(_parts_of(found, least), minlength=len(least) + 1))
    ends = np.cumsum(np.sum(counts, axis=0))
    parts = [slice(first, end) for first, end in zip((0, *ends[:-1]), ends, strict=True)]
    filled = [part.start for part in parts]
    for block, some in zip(blocks, counts, strict=True):
        found = ranks(block)
        assert found is not None  # as before
        order = np.argsort(_parts_of(found, least), kind="stable") + block.start
        at = 0
        for part in np.flatnonzero(some):
            count = some[part]
            places[filled[part] : filled[part] + count] = order[at : at + count]
            filled[part] += count
            at += count
    return [(part, one) for part, one in zip(parts, alone, strict=True) if part.start < part.stop]


def _least_of_parts(sample: Array, count: int) -> tuple[Array, list[bool]]:
    """The least rank of each part but the first; for all, whether it has one rank alone, as of what is found often."""
    some = sample[[len(sample) * part // count for part in range(1, count)]]
    often = some[1:][some[1:] == some[:-1]]
    least = np.union1d(some, often[often < np.iinfo(often.dtype).max] + 1)
    return least, [False, *np.isin(least, often).tolist()]


def _parts_of(ranks: Array, least: Array) -> Array:
    """In which part the elements of these ranks are."""
    found = np.zeros(len(ranks), np.uint8)
    for rank in least:
        found += ranks >= rank
    return found


def sort_integers(rows: Array) -> None:
    """Rows of integers, or one long row, sorted where they lie."""
    if rows.itemsize > 2:
        rows.sort(axis=-1)
    elif is_long(rows):
        _sort_by_counts(rows)
    else:
        rows.sort(axis=-1, kind="stable")  # by radix


def _sort_by_counts(row: Array) -> None:
    """A row of 8 or 16 bits: each number is written as often as it was there."""
    least = np.iinfo(row.dtype).min if row.dtype.kind == "i" else 0
    numbers = np.arange(least, least + (1 << 8 * row.dtype.itemsize)).astype(row.dtype)
    counts = np.zeros(len(numbers), np.intp)
    for block in blocks_of(len(row)):
        counts += np.bincount(row[block].astype(np.intp) - least, minlength=len(counts))
    ends = np.cumsum(counts)
    found = np.searchsorted(ends, [*range(1, len(row), BLOCK), len(row)])
    for first, last in pairwise(np.unique([0, *found, *(found + 1)])):
        part = row[ends[first - 1] if first else 0 : ends[last - 1]]
        part[...] = numbers[first] if last - first == 1 else np.repeat(numbers[first:last], counts[first:last])


def pieces_of(shape: tuple[int, ...]) -> Iterator[tuple[int | slice, ...]]:
    """Indices of the rows of an array: of as many together as are one block, of each alone that is more."""
    axis = len(shape) - 1
    size = shape[axis]
    if size > BLOCK:
        yield from np.ndindex(shape[:axis])
        return
    while axis and size * shape[axis - 1] <= BLOCK:
        axis -= 1
        size *= shape[axis]
    if not axis:
        yield ()
        return
    together = BLOCK // size
    for outer in np.ndindex(shape[: axis - 1]):
        for first in range(0, shape[axis - 1], together):
            yield (*outer, slice(first, first + together))
