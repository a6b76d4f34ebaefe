"""What is loaded later is asked for earlier, where the processor does not see it coming: rows and elements that other
elements name.
"""

from __future__ import annotations

from collections.abc import Sequence

from opspec.compiled.native.memory import FAR, size_of
from opspec.compiled.native.node_writer import NodeWriter
from opspec.compiled.native.regions import CodeRegion, LoopRange, PlaceInRow, Position, Scalar, add, loop, turns
from opspec.compiled.nodes import Buffer, Loaded, held_in, size_of_space
from opspec.reads.symbols import Index, Variable
from opspec.values.arrays import LINE

AHEAD = 1 << 12  # bytes of rows that are asked for before they are loaded
FEWEST, MOST = 2, 1 << 10  # lines of rows of which elements are picked: fewer are near, for more there is no room


def expect_rows(
    values: NodeWriter,
    entry: CodeRegion,
    region: CodeRegion,
    outer: Sequence[Variable],
    last: Sequence[Variable],
    found: Sequence[tuple[Buffer, Index]],
) -> None:
    """Ask for the rows, or elements, of a later point whose places are elements themselves."""
    if not found or not outer:
        return
    size = max(LINE, size_of_space(last) * max(size_of(buffer.element) for buffer, _ in found))
    bound = region.bound[outer[0]]
    now = bound.place.base if isinstance(bound, PlaceInRow) else bound.base
    ahead = entry.inner()
    later = add(ahead, now, max(1, AHEAD // size))
    place = ahead.made(f"call i64 @llvm.umin.i64(i64 {later}, i64 {size_of_space(outer) - 1})")
    ahead.bind(*outer, place=Position(place))
    ahead.bind(*last, place=Position(0))
    for buffer, at in found:
        count = min(size_of_space(last), AHEAD // size_of(buffer.element))
        values.memory.expect(ahead, buffer, values.indices.position(ahead, at), count)
    region.join(ahead)


def expect_spans(values: NodeWriter, region: CodeRegion, spans: Sequence[tuple[Buffer, Index, int]]) -> None:
    """Ask for all elements of which a later row loads some, in no order."""
    for buffer, at, size in spans:
        first, counter = values.indices.position(region, at).base, f"%{region.name('ahead')}"

        def line(turn: CodeRegion, buffer: Buffer = buffer, first: Scalar = first, counter: str = counter) -> None:
            values.memory.expect(turn, buffer, Position(add(turn, first, counter)), 1)

        loop(region, region.inner(), counter, LoopRange(0, size, LINE // size_of(buffer.element)), [], turns(line))


def span_of(node: Loaded, outer: Sequence[Variable], last: Sequence[Variable]) -> tuple[Buffer, Index, int] | None:
    """Where the elements begin of which a later row loads some, named by other elements, and how many they are; None
    where they are far apart, or near anyway.
    """
    own = [(atom, factor) for atom, factor in node.at.terms if atom in outer]
    named = Index(0, tuple((atom, factor) for atom, factor in node.at.terms if atom not in outer))
    if not any(held_in(named)) or named.low is None or named.high is None or not own:
        return None
    span = named.high - named.low + 1
    step = max(factor for _, factor in own)
    size = size_of(node.buffer.element)
    lines = span * size // LINE
    if node.buffer.size * size < FAR or not FEWEST <= lines <= min(MOST, size_of_space(last)):
        return None
    ahead = max(1, AHEAD // (span * size))
    return node.buffer, Index(node.at.constant + named.low + ahead * step, tuple(own)), span
