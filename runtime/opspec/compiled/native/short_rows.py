"""Folds of short rows: so many rows one after another, each up to the last sixteen of its lanes, and then what is left
of the tree for all of them, rows lying in lanes. What follows from a row's folds alone, as a logarithm, is computed for
many rows at once too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from opspec.compiled.native.columns import Columns
from opspec.compiled.native.memory import crossed
from opspec.compiled.native.regions import Region, Scalar, Steps, Value, loop, multiply
from opspec.compiled.native.terms import Terms
from opspec.compiled.native.trees import Reserve, Row, Slots
from opspec.compiled.nodes import LANES

GROUP = LANES // 2  # lanes of a row that are stored, and rows that the rest of the tree is made for at once
NEAR = 1 << 15  # bytes of rows that are gone through several times
LARGEST = 64  # rows that go together


def rows_at_once(count: int, row: int) -> int:
    """How many rows go together, of so many in all, each of so many bytes: a power of two."""
    return 1 << min(max(GROUP, min(LARGEST, NEAR // max(1, row))), count).bit_length() - 1


def folded_rows(terms: Terms, reserve: Reserve, region: Region, columns: Columns) -> Slots:
    """A fold of each row, without the start, which lie behind one another."""
    count = terms.fold.count
    row = Row(terms, reserve, LANES if count > GROUP else GROUP)
    slots = Slots(reserve, replace(terms, lanes=GROUP), columns.width, GROUP)

    def one(inner: Region, offset: Scalar) -> None:
        lanes = row.lanes(inner, 0, count)
        slots.write(inner, offset, 0, row.halved(inner, lanes, GROUP))

    columns.one_by_one(region, one)
    left, half = columns.width, GROUP
    while half > 1:
        left, half = left // 2, half // 2
        _level(terms, region, slots, left, half)
    return slots


def _level(terms: Terms, region: Region, slots: Slots, count: int, half: int) -> None:
    """Neighbours of what is stored as one: in each, lanes are combined with those that lie half a row further."""
    counter = f"%{region.name('pair')}"
    first = [lane for lane in range(2 * GROUP) if not lane // half % 2]

    def body(turn: Region, _: Sequence[Value]) -> list[Value]:
        at = multiply(turn, counter, 2)
        left, right = slots.read(turn, at, 0), slots.read(turn, turn.made(f"or disjoint i64 {at}, 1"), 0)
        pairs = list(zip(left.parts, right.parts, strict=True))
        lower, upper = (
            left.like([crossed(turn, x, y, [lane + apart for lane in first]) for x, y in pairs]) for apart in (0, half)
        )
        slots.write(turn, counter, 0, terms.joined(turn, lower, upper))
        return []

    loop(region, region.inner(), counter, Steps(0, count), [], body)
