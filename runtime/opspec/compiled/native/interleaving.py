"""Values of lanes that are stored in turns, the first element of each, then the second: the vectors to write."""

from __future__ import annotations

import math
from collections.abc import Sequence

from opspec.compiled.native.memory import BufferAccess, crossed, shuffled, size_of
from opspec.compiled.native.regions import CodeRegion, CodeValue, Position, add
from opspec.compiled.native.spelling import I1, I8, stored
from opspec.compiled.native.trees import first_lanes
from opspec.compiled.nodes import Buffer
from opspec.compiled.plan import Store
from opspec.reads.arithmetic import plus
from opspec.reads.symbols import Index

WIDE = 4  # bytes of an element from which on instructions put any lanes of a whole register in any order
NARROW = 16  # bytes of a register whose narrower elements they do


def stores_in_turns(stores: Sequence[Store], apart: int) -> int:
    """How many stores, from the first on, fill what lies between its elements, which are so far apart; else 1."""
    first = stores[0]
    places = enumerate(stores[:apart])
    full = all(x.when is None and x.buffer == first.buffer and x.at == plus(first.at, Index(n)) for n, x in places)
    return apart if full and 1 < apart <= len(stores) else 1


def write_in_turns(
    region: CodeRegion,
    memory: BufferAccess,
    buffer: Buffer,
    at: Position,
    parts: Sequence[CodeValue],
    vector_bytes: int,
) -> None:
    """The parts' elements in turns, those of the first one from a position on; of all lanes, or of the first ones."""
    size, lanes = size_of(buffer.element), region.lanes
    if buffer.element is I1:
        parts = [region.value(f"zext {x} to {stored(I1, lanes)}", I8, lanes) for x in parts]
    width = min(lanes, (vector_bytes if size >= WIDE else NARROW) // size)
    count = len(parts) * (region.mask.count("true") if region.mask else lanes)
    for first in range(0, lanes, width):
        begin = first * len(parts)
        if begin >= count:
            return
        some = range(first, first + width)
        made = _in_turns(region, [x if lanes == width else shuffled(region, x, some) for x in parts])
        for place, vector in zip(range(begin, count, width), made, strict=False):
            here = Position(add(region, at.base, place), 1, multiple=math.gcd(at.divisor, place))
            mask = "" if count - place >= width else first_lanes(count - place, width)
            memory.store_row(region, buffer, here, vector, mask)


def _in_turns(region: CodeRegion, parts: Sequence[CodeValue]) -> list[CodeValue]:
    """As many vectors as parts, each as long as one."""
    count, width = len(parts), parts[0].lanes
    if count == 1:
        return [*parts]
    if count % 2 == 0:  # halves in turns: those of even places, and between them the others
        even, odd = (_in_turns(region, parts[first::2]) for first in range(2))
        order = [lane for at in range(width) for lane in (at, width + at)]
        halves = zip(even, odd, strict=True)
        return [crossed(region, *pair, order[first : first + width]) for pair in halves for first in (0, width)]
    return [_gathered(region, parts, range(first, first + width)) for first in range(0, count * width, width)]


def _gathered(region: CodeRegion, parts: Sequence[CodeValue], places: range) -> CodeValue:
    """The elements at some places of all that are in turns."""
    count, width = len(parts), parts[0].lanes
    found = shuffled(region, parts[0], [place // count if place % count == 0 else 0 for place in places])
    for part in range(1, count):
        order = [width + place // count if place % count == part else lane for lane, place in enumerate(places)]
        found = crossed(region, found, parts[part], order)
    return found
