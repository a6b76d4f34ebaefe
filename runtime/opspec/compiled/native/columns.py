"""Folds of which the elements of rows lie side by side: all columns of a tile are gone through for some terms, then for
the next ones, so that memory is read as it lies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opspec.compiled.native.regions import (
    CodeRegion,
    CodeValue,
    LoopRange,
    PlaceInRow,
    Position,
    Scalar,
    add,
    guarded,
    loop,
    turns,
)
from opspec.compiled.native.shares import Bounds
from opspec.compiled.native.spelling import I1
from opspec.compiled.native.trees import Across, left_over
from opspec.compiled.nodes import KernelNode, size_of_space
from opspec.reads.symbols import Variable

TILE = 1 << 12  # bytes of columns that are gone through at once: 32 running values of each stay in the nearer caches
NEAR = 1 << 10  # the same of a few terms: all that is read and kept of them stays in the nearest one
ROWS = 64  # terms that are few
LEAST = 1 << 11  # bytes of columns that are a share


class Columns(Across):
    """The variables of columns, from `begin` to below `end`, of which there is memory for `width`; `size`: how many
    there are in all.
    """

    def __init__(
        self, variables: Sequence[Variable], lanes: int, width: int, size: int, begin: Scalar, end: Scalar
    ) -> None:
        super().__init__(width)
        self.lanes = lanes
        self._variables, self.size = tuple(variables), size
        self._begin, self._end = begin, end

    def each(self, region: CodeRegion, body: Callable[[CodeRegion, Scalar], None]) -> None:
        whole, rest = self.size // self.lanes * self.lanes, self.size % self.lanes
        fixed = isinstance(self._begin, int) and isinstance(self._end, int)
        if whole:
            limit = self._end
            if rest:
                limit = whole if fixed else region.made(f"call i64 @llvm.umin.i64(i64 {self._end}, i64 {whole})")
            counter, inner = f"%{region.name('j')}", region.inner(self.lanes)
            inner.bind(*self._variables, place=Position(counter, 1, multiple=self.lanes))
            steps = LoopRange(self._begin, limit, self.lanes, empty=not fixed)
            loop(region, inner, counter, steps, [], turns(lambda turn: body(turn, self._behind(turn, counter))))
        if not rest:
            return
        inner = left_over(region, rest)
        inner.bind(*self._variables, place=Position(whole, int(inner.lanes > 1)))

        def last(turn: CodeRegion) -> None:
            body(turn, self._behind(turn, whole))

        if fixed:
            last(inner)
            region.join(inner)
        else:
            guarded(region, inner, CodeValue(region.made(f"icmp eq i64 {self._end}, {self.size}"), I1), last)

    def all(self, region: CodeRegion, body: Callable[[CodeRegion, Scalar], None]) -> None:
        """The same for as many columns as there is memory for, those beyond the last one too."""
        counter, inner = f"%{region.name('j')}", region.inner(self.lanes)
        inner.bind(*self._variables, place=Position(counter, 1, multiple=self.lanes))
        steps = LoopRange(self._begin, add(region, self._begin, self.width), self.lanes)
        loop(region, inner, counter, steps, [], turns(lambda turn: body(turn, self._behind(turn, counter))))

    def one_by_one(self, region: CodeRegion, body: Callable[[CodeRegion, Scalar], None]) -> None:
        """Do something for each column by itself, that many behind the first one."""
        counter, inner = f"%{region.name('i')}", region.inner()
        inner.bind(*self._variables, place=Position(counter))
        steps = LoopRange(self._begin, self._end)
        loop(region, inner, counter, steps, [], turns(lambda turn: body(turn, self._behind(turn, counter))))

    def moves(self, node: KernelNode) -> bool:
        """Whether a node differs from column to column."""
        return not node.variables.isdisjoint(self._variables)

    def offset(self, region: CodeRegion) -> Scalar:
        """How far behind the first column a region is."""
        bound = region.bound[self._variables[0]]
        return self._behind(
            region.home(self._variables), bound.place.base if isinstance(bound, PlaceInRow) else bound.base
        )

    def at_once(self, region: CodeRegion) -> int:
        """How many columns a region computes at once."""
        return region.width(self._variables)

    def _behind(self, region: CodeRegion, place: Scalar) -> Scalar:
        if isinstance(self._begin, int) and isinstance(place, int):
            return place - self._begin
        return place if self._begin == 0 else region.made(f"sub i64 {place}, {self._begin}")


def by_tiles(
    region: CodeRegion,
    variables: Sequence[Variable],
    lanes: int,
    tile: int,
    part: Bounds,
    body: Callable[[CodeRegion, Columns], None],
) -> None:
    """A turn for so many columns at a time."""
    size = size_of_space(variables)
    begin, end = part or (0, size)
    if part is None and size <= tile:
        body(region, Columns(variables, lanes, -(-size // lanes) * lanes, size, begin, end))
        return
    counter, inner = f"%{region.name('tile')}", region.inner()

    def turn(inner: CodeRegion) -> None:
        beyond = inner.made(f"call i64 @llvm.umin.i64(i64 {add(inner, counter, tile)}, i64 {end})")
        body(inner, Columns(variables, lanes, tile, size, counter, beyond))

    loop(region, inner, counter, LoopRange(begin, end, tile, empty=part is not None), [], turns(turn))
