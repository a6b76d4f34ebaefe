"""Windows of a dimension: what each device needs of it, wherever that lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from opspec.partition.collectives import Collectives
from opspec.partition.writing import Table, element_of, shape_of
from opspec.programs import carrier
from opspec.propagation.axes import Refs

if TYPE_CHECKING:
    from opspec.programs.carrier import SSAValue


@dataclass(frozen=True)
class PartWindows:
    """By part: where its window of `size` elements starts, and from where to where elements are read there.

    `whole`: the size of the dimension, of which each part owns `own`.
    """

    whole: int
    own: int
    size: int
    starts: tuple[int, ...]
    read: tuple[tuple[int, int], ...]

    @cached_property
    def needed(self) -> tuple[tuple[int, int], ...]:
        """What is read of the elements that there are."""
        return tuple((max(low, 0), min(high, self.whole)) for low, high in self.read)

    @property
    def reaches_out(self) -> tuple[bool, bool]:
        """Whether something is read before the first element, and behind the last one."""
        read = [(low, high) for low, high in self.read if low < high]
        return any(low < 0 for low, _ in read), any(high > self.whole for _, high in read)

    @cached_property
    def pieces(self) -> tuple[WindowPiece, ...]:
        """What is put together: parts of parts, those of a device itself and of others at each distance from it."""
        count = len(self.starts)
        overlaps: dict[int, dict[int, tuple[int, int]]] = {}
        for target, (low, high) in enumerate(self.needed):
            for source in range(max(low, 0) // self.own, count) if low < high else ():
                start, end = max(low, source * self.own), min(high, (source + 1) * self.own)
                if start >= end:
                    break
                overlaps.setdefault(source - target, {})[target] = start, end
        return tuple(self._piece(distance, overlaps[distance]) for distance in sorted(overlaps))

    def _piece(self, distance: int, overlaps: dict[int, tuple[int, int]]) -> WindowPiece:
        count = len(self.starts)
        size = max(end - start for start, end in overlaps.values())
        within, places = [0] * count, [0] * count
        for target, (start, _) in overlaps.items():
            source = target + distance
            within[source] = min(start - source * self.own, self.own - size)
            places[target] = source * self.own + within[source] - self.starts[target]
        first = next(iter(overlaps))
        # Devices that nobody sends to do as the others do, where that touches nothing that they need.
        for target in range(count):
            if target not in overlaps:
                low, high = (end - self.starts[target] for end in self.needed[target])
                at = places[first]
                places[target] = at if low >= high or at + size <= low or high <= at else self.size
        for source in range(count):
            if source - distance not in overlaps:
                within[source] = within[first + distance]
        return WindowPiece(distance, size, tuple(within), tuple(places), tuple(overlaps))

    @property
    def sent(self) -> int:
        """How many elements a device sends along the dimension."""
        return sum(piece.size for piece in self.pieces if piece.distance)


@dataclass(frozen=True)
class WindowPiece:
    """`size` elements of the part at a distance; where they begin there, and where in the window, by part.

    `targets`: the parts that need it.
    """

    distance: int
    size: int
    within: tuple[int, ...]
    places: tuple[int, ...]
    targets: tuple[int, ...]


def fetched(local: Collectives, value: SSAValue, d: int, refs: Refs, window: PartWindows) -> SSAValue:
    """The window of a dimension that each device needs. What is not read there may be anything."""
    by_device = _by_device(local, refs)
    pieces = [(piece, _received(local, value, d, refs, piece)) for piece in window.pieces]
    sizes = shape_of(value)
    sizes[d] = window.size
    if not pieces:
        return local.spread(local.number(0, element_of(value)), sizes)
    placed = sorted(pieces, key=lambda pair: pair[0].places[0])
    ends = [(piece.places[0], piece.places[0] + piece.size) for piece, _ in placed]
    still = all(len(set(piece.places)) == 1 for piece, _ in placed)
    if (
        still
        and all(one[1] == other[0] for one, other in pairwise(ends))
        and ends[0][0] <= 0 <= window.size <= ends[-1][1]
    ):
        whole = [own for _, own in placed]
        sizes[d] = ends[-1][1] - ends[0][0]
        made = whole[0]
        if len(whole) > 1:
            made = local.made(
                "concatenate",
                carrier.ir.RankedTensorType.get(sizes, element_of(value)),
                whole,
                {"dimension": f"{d} : i64"},
            )
        return _part(local, made, d, -ends[0][0], window.size)
    before = max(0, -min(min(piece.places) for piece, _ in placed))
    behind = max(0, max(max(piece.places) + piece.size for piece, _ in placed) - window.size)
    sizes[d] = before + window.size + behind
    made = local.spread(local.number(0, element_of(value)), sizes)
    none = local.constant(np.array(0, np.int32))
    for piece, own in placed:
        at = local.by_device(by_device([place + before for place in piece.places]))
        starts = [at if e == d else none for e in range(len(sizes))]
        made = local.made("dynamic_update_slice", made.type, [made, own, *starts])
    return _part(local, made, d, before, window.size)


def _received(local: Collectives, value: SSAValue, d: int, refs: Refs, piece: WindowPiece) -> SSAValue:
    sizes = shape_of(value)
    sizes[d] = piece.size
    starts: list[Table | int] = [0] * len(sizes)
    starts[d] = _by_device(local, refs)(piece.within)
    own = local.box(value, starts, sizes)
    if not piece.distance:
        return own
    pairs = [
        (group[target + piece.distance], group[target])
        for group in local.devices.groups(refs)
        for target in piece.targets
    ]
    return local.permute(own, pairs, refs)


def _part(local: Collectives, value: SSAValue, d: int, start: int, size: int) -> SSAValue:
    sizes = shape_of(value)
    starts: list[Table | int] = [0] * len(sizes)
    starts[d], sizes[d] = start, size
    return local.box(value, starts, sizes)


def _by_device(local: Collectives, refs: Refs) -> Callable[[Sequence[int]], Table]:
    """A table by device, of one by part."""
    numbers = local.devices.number(refs)
    return lambda table: np.array(table, np.int64)[numbers]


def outside_filled(
    local: Collectives, value: SSAValue, d: int, refs: Refs, window: PartWindows, fill: SSAValue
) -> SSAValue:
    """A window with a scalar where it reads something that lies outside of the value."""
    before, behind = window.reaches_out
    if not before and not behind:
        return value
    test = local.between(
        shape_of(value),
        d,
        _by_device(local, refs)(window.starts),
        0 if before else None,
        window.whole if behind else None,
    )
    return local.masked(value, test, [d], fill)
