"""What is loaded later is asked for earlier, where the processor does not see it coming: rows and elements that other
elements name.
"""

from __future__ import annotations

from collections.abc import Sequence

from opspec.compiled.native.kernel_forms import size_of_space
from opspec.compiled.native.memory import size_of
from opspec.compiled.native.regions import Position, Region, Row, add
from opspec.compiled.native.values import Values
from opspec.compiled.nodes import Buffer
from opspec.reads.symbols import Index, Variable
from opspec.values.arrays import LINE

AHEAD = 1 << 12  # bytes of rows that are asked for before they are loaded


def expect_rows(
    values: Values,
    entry: Region,
    region: Region,
    outer: Sequence[Variable],
    last: Sequence[Variable],
    found: Sequence[tuple[Buffer, Index]],
) -> None:
    """Ask for the rows, or elements, of a later point whose places are elements themselves."""
    if not found or not outer:
        return
    size = max(LINE, size_of_space(last) * max(size_of(buffer.element) for buffer, _ in found))
    bound = region.bound[outer[0]]
    now = bound.place.base if isinstance(bound, Row) else bound.base
    ahead = entry.inner()
    later = add(ahead, now, max(1, AHEAD // size))
    place = ahead.made(f"call i64 @llvm.umin.i64(i64 {later}, i64 {size_of_space(outer) - 1})")
    ahead.bind(*outer, place=Position(place))
    ahead.bind(*last, place=Position(0))
    for buffer, at in found:
        count = min(size_of_space(last), AHEAD // size_of(buffer.element))
        values.memory.expect(ahead, buffer, values.indices.position(ahead, at), count)
    region.join(ahead)
