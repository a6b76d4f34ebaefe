"""Folds of short rows: so many rows one after another, each up to the last sixteen of its lanes, and then what is left
of the tree for all of them, rows lying in lanes. What follows from a row's folds alone, as a logarithm, is computed for
many rows at once too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from opspec.compiled.native.columns import Columns
from opspec.compiled.native.kernel_forms import work_of
from opspec.compiled.native.memory import crossed
from opspec.compiled.native.regions import CodeRegion, CodeValue, LoopRange, Scalar, add, loop, multiply
from opspec.compiled.native.run_trees import row_tree_of
from opspec.compiled.native.terms import Running, Terms
from opspec.compiled.native.trees import Reserve, RunningMemory
from opspec.compiled.nodes import LANES

GROUP = LANES // 2  # lanes of a row that are stored, and rows that the rest of the tree is made for at once
NEAR = 1 << 15  # bytes of rows that are gone through several times
LARGEST = 64  # rows that go together
_SHORTEST = 64  # terms of a row that are no more work than the rest of its tree
_WRITTEN_OUT = 4  # operations of a combination
_HALVES = [
    [lane + other for lane in range(first, first + GROUP // 2) for other in (0, GROUP)] for first in (0, GROUP // 2)
]


def _level(size: int, wide: int) -> list[list[int]]:
    """The first halves of so many lanes each, and the second ones; those of the second row behind those of the first,
    within so `wide` a part of a vector.
    """
    return [
        [
            part + lane + other
            for part in range(0, GROUP, wide)
            for other in (0, GROUP)
            for lanes in range(0, wide, size)
            for lane in range(lanes + half, lanes + half + size // 2)
        ]
        for half in (0, size // 2)
    ]


# How far rows lie apart that are combined, and which of their lanes.
_LEVELS = ((4, _level(16, 16)), (8, _level(8, 16)), (1, _level(4, 4)), (2, _level(2, 4)))


def rows_at_once(count: int, row: int) -> int:
    """How many rows go together, of so many in all, each of so many bytes: a power of two."""
    return 1 << min(max(GROUP, min(LARGEST, NEAR // max(1, row))), count).bit_length() - 1


def folded_rows(terms: Terms, reserve: Reserve, region: CodeRegion, columns: Columns) -> RunningMemory:
    """A fold of each row, without the start, which lie behind one another."""
    count = terms.fold.count
    row = row_tree_of(terms, reserve, LANES if count > GROUP else GROUP)
    slots = RunningMemory(reserve, replace(terms, lanes=GROUP), columns.width, GROUP)

    def one(inner: CodeRegion, offset: Scalar) -> None:
        lanes = row.lanes(inner, 0, count)
        slots.write(inner, offset, 0, row.halved(inner, lanes, GROUP))

    columns.one_by_one(region, one)
    _finish(terms, region, slots, columns.width)
    return slots


def each_row_folded(terms: Terms, reserve: Reserve, region: CodeRegion, columns: Columns) -> RunningMemory:
    """The same of rows too few for that, each by itself."""
    one = replace(terms, lanes=1)
    row = row_tree_of(one, reserve, LANES if terms.fold.count > GROUP else GROUP)
    slots = RunningMemory(reserve, one, 1, columns.width)
    columns.one_by_one(region, lambda inner, offset: slots.write(inner, 0, offset, row.folded(inner)))
    return slots


def _finish(terms: Terms, region: CodeRegion, slots: RunningMemory, rows: int) -> None:
    """The rest of the tree of all rows: in registers where that is much of the work and little text, else level by
    level.
    """
    if terms.fold.count <= _SHORTEST and work_of(terms.fold.combination) <= _WRITTEN_OUT:
        _in_registers(terms, region, slots, rows // GROUP)
    else:
        _by_levels(terms, region, slots, rows)


def _joined(
    terms: Terms, region: CodeRegion, left: Running, right: Running, halves: Sequence[Sequence[int]]
) -> Running:
    """Two halves of the lanes of two rows combined."""
    both = list(zip(left.parts, right.parts, strict=True))
    lower, upper = (left.like([crossed(region, x, y, lanes) for x, y in both]) for lanes in halves)
    return terms.joined(region, lower, upper)


def _in_registers(terms: Terms, region: CodeRegion, slots: RunningMemory, groups: int) -> None:
    """Level by level of rows so far apart, by shuffles that are one instruction; row i of a group is lane i then."""
    counter = f"%{region.name('group')}"

    def group(turn: CodeRegion, _: Sequence[CodeValue]) -> list[CodeValue]:
        first = multiply(turn, counter, GROUP)

        def tree(row: int, level: int) -> Running:
            if level == 0:
                return slots.read(turn, add(turn, first, row), 0)
            apart, halves = _LEVELS[level - 1]
            return _joined(terms, turn, tree(row, level - 1), tree(row + apart, level - 1), halves)

        slots.write(turn, counter, 0, tree(0, len(_LEVELS)))
        return []

    loop(region, region.inner(), counter, LoopRange(0, groups), [], group)


def _by_levels(terms: Terms, region: CodeRegion, slots: RunningMemory, rows: int) -> None:
    """Of two rows whose numbers differ in one bit, 8 at first, one is made: each first half is combined with the second
    one, and they lie lane by lane beside each other, so the halves of the next level are halves again, and what is left
    of row i of a group is lane i in the end.
    """
    level, pair = f"%{region.name('level')}", f"%{region.name('pair')}"

    def levels(turn: CodeRegion, _: Sequence[CodeValue]) -> list[CodeValue]:
        apart = turn.made(f"lshr i64 {GROUP // 2}, {level}")
        below = turn.made(f"sub i64 {apart}, 1")
        count = turn.made(f"lshr i64 {rows // 2}, {level}")

        def pairs(inner: CodeRegion, _: Sequence[CodeValue]) -> list[CodeValue]:
            in_group = inner.made(f"and i64 {pair}, {below}")
            at = inner.made(f"sub i64 {inner.made(f'shl i64 {pair}, 1')}, {in_group}")
            left, right = slots.read(inner, at, 0), slots.read(inner, add(inner, at, apart), 0)
            slots.write(inner, pair, 0, _joined(terms, inner, left, right, _HALVES))
            return []

        loop(turn, turn.inner(), pair, LoopRange(0, count), [], pairs)
        return []

    loop(region, region.inner(), level, LoopRange(0, GROUP.bit_length() - 1), [], levels)
