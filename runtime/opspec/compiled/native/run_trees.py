"""Largest and smallest elements of rows, which have one value in any order: of what lies side by side two at a time; of
what lies in runs, as blocks of a matrix do, each run begins in the first lane, so that no lanes have elements of two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opspec.compiled.native.regions import CodeRegion, CodeValue, LoopRange, Position, Scalar, add, loop
from opspec.compiled.native.segments import segment_of
from opspec.compiled.native.terms import Running, Terms
from opspec.compiled.native.trees import Reserve, RowTree, first_lanes
from opspec.compiled.nodes import LANES, NodeFold, size_of_space
from opspec.reads.symbols import Variable

_EXTREMES = ("max", "min")
_FEWEST = 9  # elements of a run
_TWO_OF = 16  # vectors that are worth two running values
_LANES, _SHORT = 16, 128  # of runs of so many elements


def row_tree_of(terms: Terms, reserve: Reserve, width: int = LANES) -> RowTree:
    """How a fold that is the same in all lanes goes along its row."""
    fold, target = terms.fold, terms.values.target
    if fold.combination.operation in _EXTREMES and fold.where is None:
        run = segment_of(fold, _FEWEST, target)
        size = size_of_space(run)
        if run and size % width:
            return RunTree(terms, reserve, _LANES if size <= _SHORT else width, run)
        return TwofoldTree(terms, reserve, width)
    return RowTree(terms, reserve, width)


class TwofoldTree(RowTree):
    """A fold of an extreme: two of them, of every other vector, since each waits for the one before."""

    at_once = 2

    def groups(self, region: CodeRegion, base: Scalar, count: int) -> Running:
        if count < _TWO_OF:
            return super().groups(region, base, count)
        counter, nothing = f"%{region.name('k')}", self.in_lanes.nothing()
        width, parts = self.width, len(nothing.parts)
        turn = region.inner(width)
        places = [add(turn, add(turn, base, counter), at * width) for at in range(self.at_once)]

        def body(inner: CodeRegion, carried: Sequence[CodeValue]) -> list[CodeValue]:
            found: list[CodeValue] = []
            for at, place in enumerate(places):
                running = nothing.like(carried[at * parts : (at + 1) * parts])
                term = super(TwofoldTree, self).groups(inner, place, 1)
                found += self.in_lanes.filled(self.in_lanes.joined(inner, running, term)).parts
            return found

        whole = count // 2 * 2
        made = loop(region, turn, counter, LoopRange(0, whole * width, 2 * width), nothing.parts * 2, body)
        found = self.in_lanes.joined(region, nothing.like(made[:parts]), nothing.like(made[parts:]))
        if whole == count:
            return found
        return self.in_lanes.joined(region, found, super().groups(region, add(region, base, whole * width), 1))


class RunTree(RowTree):
    """A fold of an extreme: `run`, the variables along which elements lie side by side."""

    def __init__(self, terms: Terms, reserve: Reserve, width: int, run: tuple[Variable, ...]) -> None:
        super().__init__(terms, reserve, width)
        self._run = run

    def finish(self, region: CodeRegion, use: Callable[[CodeRegion, Scalar, Running], None]) -> None:
        use(region, 0, self.halved(region, self._found(region), 1))

    def lanes(self, region: CodeRegion, base: Scalar, places: int) -> Running:
        assert (base, places) == (0, self.fold.count)
        return self._found(region)

    def _found(self, region: CodeRegion) -> Running:
        """Run by run: its first elements in lanes, the next ones in others."""
        size, nothing = size_of_space(self._run), self.in_lanes.nothing()
        parts, count = range(0, size, self.width), len(nothing.parts)
        counter = f"%{region.name('run')}"

        def body(turn: CodeRegion, carried: Sequence[CodeValue]) -> list[CodeValue]:
            found: list[CodeValue] = []
            for at, first in enumerate(parts):
                running = nothing.like(carried[at * count : (at + 1) * count])
                found += self._joined(turn, counter, first, size - first, running).parts
            return found

        runs = LoopRange(0, self.fold.count // size)
        made = loop(region, region.inner(), counter, runs, nothing.parts * len(parts), body)
        found, *others = (nothing.like(made[at : at + count]) for at in range(0, len(made), count))
        for other in others:
            found = self.in_lanes.joined(region, found, other)
        return found

    def _joined(self, turn: CodeRegion, number: Scalar, first: int, left: int, running: Running) -> Running:
        """With the elements of a run from one on, of which so many are left."""
        mask = first_lanes(left, self.width) if left < self.width else ""
        inner = turn.inner(self.width, mask)
        inner.bind(*_without(self.fold, self._run), place=Position(number))
        inner.bind(*self._run, place=Position(first, 1))
        term = self.in_lanes.term(inner, mask)
        self.expect(inner)
        found = self.in_lanes.filled(self.in_lanes.joined(inner, running, term))
        turn.join(inner)
        return found


def _without(fold: NodeFold, run: Sequence[Variable]) -> list[Variable]:
    return [variable for variable in fold.variables if variable not in run]
