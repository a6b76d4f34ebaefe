"""The meaning of sort: orders that are recognised by NumPy's own sorts, any other comparator by merging."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

import numpy as np

from opspec.execution.externs.registry import extern
from opspec.execution.runnable_blocks import Key, Order, RegionFunction
from opspec.numerics.elementwise import total_order_key
from opspec.numerics.long_rows import blocks_of, is_long, parts_in_order, pieces_of, sort_integers
from opspec.numerics.orders import FEW, largest_places, sorting_places
from opspec.values.arrays import Array, DType, RunValue
from opspec.values.types import Tensor, element_of

SHARED = 8  # ranks of elements that differ, beyond which places are found


@extern("sort", in_place=True)
def sort(
    inputs: Sequence[Array],
    *,
    dimension: int,
    is_stable: bool,  # noqa: ARG001 - a stable order serves for both
    comparator: Callable[..., RunValue],
    results: Sequence[Tensor],
    into: Sequence[Array | None] = (),
    wanted: Sequence[bool] = (),
) -> tuple[Array | None, ...]:
    """Slices of the inputs along one dimension, reordered together so that the comparator holds. Always
    stable. `into`: inputs that nobody needs any more, whose memory takes the result. `wanted`: whether anybody reads
    the result, which is not made otherwise.
    """
    del results
    rows = [_last(x, dimension) for x in inputs]
    if rows[0].shape[-1] < 2 or not rows[0].size:
        return tuple(inputs)
    ended, read = into or (None,) * len(inputs), wanted or (True,) * len(inputs)
    made = tuple(_room(x, own) if some else None for x, own, some in zip(inputs, ended, read, strict=True))
    sorted_ = [None if x is None else _last(x, dimension) for x in made]
    for some in pieces_of(rows[0].shape):
        targets = [None if x is None else x[some] for x in sorted_]
        _sort_piece([np.ascontiguousarray(x[some]) for x in rows], comparator, targets)
    return made


def _sort_piece(part: Sequence[Array], comparator: Callable[..., RunValue], targets: Sequence[Array | None]) -> None:
    """Some rows, sorted into the memory of others, which may be their own."""
    if len(part) == 1 and targets[0] is not None and _sorted_by_rank(part[0], comparator, targets[0]):
        return
    if is_long(part[0]) and _sorted_in_parts(part, comparator, targets):
        return
    places = _places(part, comparator)
    if places.ndim > 1:
        places += np.arange(0, places.size, places.shape[-1]).reshape(*places.shape[:-1], 1)
    for x, target in zip(part, targets, strict=True):
        if target is not None:
            target[...] = x.reshape(-1).take(places)


def _sorted_in_parts(
    row: Sequence[Array], comparator: Callable[..., RunValue], targets: Sequence[Array | None]
) -> bool:
    """Whether one long row is sorted in parts. Places lie where a result will, if that has room for them."""
    order = comparator.order if isinstance(comparator, RegionFunction) else None
    if order is None or any(_ranks(order[1:], [x[some] for x in row]) is None for some in blocks_of(row[0].size)):
        return False
    elements = [_places_at if _is_counting(x) else x.__getitem__ for x in row]
    rooms = [
        np.empty_like(x)
        if target is not None and found is not _places_at and np.may_share_memory(x, target)
        else target
        for x, target, found in zip(row, targets, elements, strict=True)
    ]
    places = _room_for_places(rooms, row[0].size)
    parts = parts_in_order(lambda some: _rank(order[0], order[0].of([found(some) for found in elements])), places)
    if parts is None:
        return False
    for some, are_equal in parts:
        at = places[some].astype(np.intp)
        if not are_equal or len(order) > 1:
            keys = _ranks(order, [found(at) for found in elements])
            assert keys is not None  # by what was asked of all of them
            at = at[_sorting(keys)]
        for found, room in zip(elements, rooms, strict=True):
            if room is not None:
                room[some] = found(at)
    for room, target in zip(rooms, targets, strict=True):
        if room is not None and target is not None and room is not target:
            target[...] = room
    return True


def _is_counting(row: Array) -> bool:
    """Whether the elements of a row are their own places."""
    if row.dtype.kind not in "iu" or row[-1] != len(row) - 1:
        return False
    return all(np.array_equal(row[some], np.arange(some.start, some.stop)) for some in blocks_of(len(row)))


def _places_at(some: slice | Array) -> Array:
    return np.arange(some.start, some.stop, some.step) if isinstance(some, slice) else some


def _room_for_places(rooms: Sequence[Array | None], size: int) -> Array:
    least = 4 if size <= np.iinfo(np.int32).max else 8
    for room in rooms:
        if room is not None and room.flags.c_contiguous and least <= room.itemsize <= 8:
            return room.view(f"i{room.itemsize}")
    return np.empty(size, f"i{least}")


def first_sorted(
    inputs: Sequence[Array], dimension: int, comparator: Callable[..., RunValue], k: int
) -> tuple[Array, ...]:
    """The first `k` of each slice that `sort` gives: where these are few, few are sorted."""
    places = _first_places([_last(x, dimension) for x in inputs], comparator, k)
    if places is None:
        ordered = sort(inputs, dimension=dimension, is_stable=True, comparator=comparator, results=())
        return tuple(x.take(range(k), dimension) for x in ordered if x is not None)
    return tuple(np.moveaxis(np.take_along_axis(_last(x, dimension), places, -1), -1, dimension) for x in inputs)


def _first_places(rows: Sequence[Array], comparator: Callable[..., RunValue], k: int) -> Array | None:
    """Where the first elements of each row come from; None where they are not few, or more than numbers tells."""
    order = comparator.order if isinstance(comparator, RegionFunction) else None
    if order is None or len(order) != 1 or not 0 < k * FEW < rows[0].shape[-1] or not rows[0].size:
        return None
    (key,) = order
    x = np.asarray(key.of(rows))
    if element_of(x.dtype).kind != "float" or key.total:
        rank = _rank(key, x)
        assert rank is not None  # there is an order of all of them
        return largest_places(~rank, k, np.invert)
    values = x.astype(np.float32) if x.dtype.itemsize < 4 else x
    if np.isnan(values).any():
        return None
    return largest_places(values if key.descending else -values, k, _falling)


def _falling(x: Array) -> Array:
    """Integers that rise where the values fall; both zeros are equal."""
    keys: Array = ~total_order_key(x + np.zeros((), x.dtype))
    return keys


def _room(x: Array, own: Array | None) -> Array:
    return np.empty(x.shape, x.dtype) if own is None else own


def _last(x: Array, dimension: int) -> Array:
    """With this dimension behind all others."""
    return x if dimension == x.ndim - 1 else np.moveaxis(x, dimension, -1)


def _sorted_by_rank(x: Array, comparator: Callable[..., RunValue], target: Array) -> bool:
    """Whether rows are sorted by their ranks alone, in the memory of the result, which may be that of the rows: ranks
    are numbers of as many bits, and but for few (that of both zeros, that of all NaN) each is that of one element.
    """
    order = comparator.order if isinstance(comparator, RegionFunction) else None
    if order is None or len(order) != 1 or (x.dtype.itemsize == 1 and x.dtype.kind not in "biu"):
        return False
    (key,), room = order, target if target.flags.c_contiguous else np.empty_like(x)
    ranks = room.view(_own_rank(key, x[..., :0]).dtype)
    blocks = blocks_of(x.shape[-1])
    shared: dict[int, list[Array]] = {}
    ranked = list(takewhile(lambda some: _ranked(key, x, ranks, some, shared), blocks))
    if are_all := len(ranked) == len(blocks):
        sort_integers(ranks)
    left = {rank: np.concatenate(elements) for rank, elements in shared.items()}
    for some in ranked:
        _become_elements(key, room[..., some], ranks[..., some], left)
    if room is not target:
        target[...] = room
    return are_all


def _ranked(key: Key, x: Array, ranks: Array, some: slice, shared: dict[int, list[Array]]) -> bool:
    """Whether a block of elements has ranks, which are stored; elements of ranks that several have are kept apart."""
    values = x[..., some]
    found, own = _rank(key, key.of([values])), _own_rank(key, values)
    if found is None or found.dtype != own.dtype:
        return False
    others = found != own
    new = set(np.unique(found[others]).tolist()) - shared.keys() if others.any() else ()
    if len(shared) + len(new) > SHARED:
        return False
    for rank in new:
        before = np.count_nonzero(ranks[..., : some.start] == rank)
        shared[rank] = [np.full(before, _with_own_rank(key, np.array(rank, ranks.dtype), x.dtype))]
    for rank, elements in shared.items():
        elements.append(values[found == rank])
    ranks[..., some] = found
    return True


def _become_elements(key: Key, room: Array, ranks: Array, left: dict[int, Array]) -> None:
    """Ranks become the elements that have them; of ranks that several have, those that come next."""
    places = {rank: ranks == rank for rank in left}
    room[...] = _with_own_rank(key, ranks, room.dtype)
    for rank, here in places.items():
        count = np.count_nonzero(here)
        room[here], left[rank] = left[rank][:count], left[rank][count:]


def _own_rank(key: Key, x: Array) -> Array:
    """The ranks of elements that are their own keys, of which no two are equal."""
    rank = total_order_key(x) if element_of(x.dtype).kind == "float" else x.view(np.uint8) if x.dtype == bool else x
    return ~rank if key.descending else rank


def _with_own_rank(key: Key, rank: Array, dtype: DType) -> Array:
    rank = ~rank if key.descending else rank
    return (total_order_key(rank) if element_of(dtype).kind == "float" else rank).view(dtype)


def _places(rows: Sequence[Array], comparator: Callable[..., RunValue]) -> Array:
    """Where the elements of each row come from."""
    order = comparator.order if isinstance(comparator, RegionFunction) else None
    keys = None if order is None else _ranks(order, rows)
    if keys is None:
        shape = rows[0].shape
        flat = [np.ascontiguousarray(x).reshape(-1, shape[-1]) for x in rows]
        return _merge_sorted(flat, comparator).reshape(shape)
    return _sorting(keys)


def _sorting(keys: Sequence[Array]) -> Array:
    return sorting_places(keys[0]) if len(keys) == 1 else np.lexsort(keys[::-1], axis=-1)


def _ranks(order: Order, rows: Sequence[Array]) -> list[Array] | None:
    """The keys as integers that ascend as the comparator asks; None where they do not say what it does."""
    found = []
    for key in order:
        rank = _rank(key, key.of(rows))
        if rank is None:
            return None
        found.append(rank)
    return found


def _rank(key: Key, values: Array) -> Array | None:
    x = np.asarray(values)
    element = element_of(x.dtype)
    if element.kind == "float":
        if element.bits < 16:
            x = x.astype(np.float32)
        if not key.total:
            if np.isnan(x).any():
                return None  # `<` of NaN is no order: what comes out depends on who is asked when
            x = np.where(x == 0, np.zeros((), x.dtype), x)
        x = total_order_key(x)
    elif element.bits < 8:
        x = x.astype(np.int8 if element.kind == "sint" else np.uint8)
    return ~x if key.descending else x


def _merge_sorted(rows: Sequence[Array], comparator: Callable[..., RunValue]) -> Array:
    """The places of the elements in sorted order, per row, by merging runs of 1, 2, 4, ... elements.

    All elements of left runs look for their place in the right runs at once, by binary search: the comparator
    is
    called on vectors, log(length) times a pass.
    """
    count, length = rows[0].shape
    places: Array = np.broadcast_to(np.arange(length), rows[0].shape).copy()
    at = np.arange(length)
    width = 1
    while width < length:
        block = at - at % (2 * width)
        left = at[(at - block < width) & (block + width < length)]
        start = block[left] + width
        low: Array = np.broadcast_to(start, (count, len(left))).copy()
        high: Array = np.broadcast_to(np.minimum(start + width, length), low.shape).copy()
        here = places[:, left]
        for _ in range(width.bit_length()):
            searching = low < high
            middle = (low + high) // 2
            there = np.take_along_axis(places, np.minimum(middle, length - 1), 1)
            first = _holds(comparator, rows, there, here)
            low = np.where(searching & first, middle + 1, low)
            high = np.where(searching & ~first, middle, high)
        # Ascending, so that a permutation comes out even where the comparator contradicts itself.
        target = left + np.maximum.accumulate(low, axis=1) - start
        others = np.ones(length, bool)
        others[left] = False
        free = np.ones(places.shape, bool)
        np.put_along_axis(free, target, False, 1)
        merged = np.empty_like(places)
        np.put_along_axis(merged, target, here, 1)
        merged[free] = places[:, others].reshape(-1)
        places = merged
        width *= 2
    return places


def _holds(comparator: Callable[..., RunValue], rows: Sequence[Array], first: Array, second: Array) -> Array:
    """Whether the elements at the places `first` come before those at `second`."""
    pairs = [np.take_along_axis(x, where, 1) for x in rows for where in (first, second)]
    return np.asarray(comparator(*pairs))
