"""Squares of what a flat kernel loads that lies across: so many rows of a square are read as they lie, and turned in
registers; the rows then find their elements side by side.

Element by element takes several times as long, and of each line that was read, most is forgotten before it is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from opspec.compiled.native.memory import address, crossed, read_side_by_side, shuffled, size_of, write_side_by_side
from opspec.compiled.native.node_writer import NodeWriter
from opspec.compiled.native.regions import (
    CodeRegion,
    CodeValue,
    LoopRange,
    Position,
    Scalar,
    add,
    loop,
    multiply,
    turns,
)
from opspec.compiled.native.spelling import I1, spelled
from opspec.compiled.native.trees import left_over
from opspec.compiled.nodes import KernelNode, Loaded, variables_of
from opspec.compiled.plan import CLOSE, Kernel
from opspec.reads.symbols import Index, Variable
from opspec.values.arrays import LINE

Reserve = Callable[[str, int], str]
_HIGH = {1: 64, 2: 32, 4: 32, 8: 16}  # rows of a square, of elements of so many bytes: one or two lines of memory
_LOW = 16  # rows of one where what is written of each goes on in the next square: so many lines are at hand until then
_MOST = 16  # elements of a square's side that registers hold
_FEW = 4  # arrays that are turned: each takes registers, and text


class Squares:
    """What a kernel loads that lies close along `row`, and far apart along the last one; `reserve` gives memory."""

    def __init__(self, kernel: Kernel, values: NodeWriter, reserve: Reserve, row: Variable) -> None:
        self._values, self._reserve = values, reserve
        before, behind, column = kernel.around(row)
        self.before, self.row, self.behind, self.column = before, row, behind, column
        space = frozenset(kernel.space)  # others are bound where a fold of few terms is written out
        found = [node for node in kernel.loads if node.variables <= space and _lies_across(node, row, column)]
        self._nodes = found if len(found) <= _FEW else []
        self._memory: dict[Loaded, str] = {}
        size = max((size_of(node.type) for node in self._nodes), default=1)
        self.height = _LOW if behind else _HIGH[size]
        self._line = LINE // size

    def all(
        self,
        region: CodeRegion,
        lanes: int,
        outer: Callable[[CodeRegion, Sequence[Variable], Callable[[CodeRegion], None], None], None],
        body: Callable[[CodeRegion], None],
        part: tuple[Scalar, Scalar] | None = None,
    ) -> None:
        """All squares, or those of some rows; `outer` goes over what lies between, inside of each."""
        counter, inner = f"%{region.name('square')}", region.inner()
        begin, end = part or (0, self.row.size)

        def square(turn: CodeRegion) -> None:
            beyond = add(turn, counter, self.height)
            limit = turn.made(f"call i64 @llvm.umin.i64(i64 {beyond}, i64 {end})")
            outer(turn, self.behind, partial(self._columns, lanes=lanes, begin=counter, limit=limit, body=body), None)

        steps = LoopRange(begin, end, self.height, empty=part is not None)
        loop(region, inner, counter, steps, [], turns(square))

    def _columns(
        self, region: CodeRegion, lanes: int, begin: Scalar, limit: Scalar, body: Callable[[CodeRegion], None]
    ) -> None:
        """Rows of a square in all columns, so many of these at once; of those that are left over, so many as are
        turned at once; the last of fewer stands for those that are missing.
        """
        done, size, lanes = 0, self.column.size, max(lanes, self._line)
        least = min((self._side(node, _MOST) for node in self._nodes), default=lanes)
        while done < size:
            lanes = min(lanes, 1 << (size - done).bit_length() - 1)
            if lanes < least:
                inner = left_over(region, size - done)
                inner.bind(self.column, place=Position(done, int(inner.lanes > 1)))
                self._rows(inner, size - done, begin, limit, body)
                region.join(inner)
                return
            end = done + (size - done) // lanes * lanes
            counter, inner = f"%{region.name('j')}", region.inner(lanes)
            inner.bind(self.column, place=Position(counter, 1, multiple=lanes))
            rows = partial(self._rows, count=lanes, begin=begin, limit=limit, body=body)
            loop(region, inner, counter, LoopRange(done, end, lanes), [], turns(rows))
            done = end

    def _rows(
        self, region: CodeRegion, count: int, begin: Scalar, limit: Scalar, body: Callable[[CodeRegion], None]
    ) -> None:
        """Rows of a square, in a region that has so many columns in lanes."""
        sides = {node: self._side(node, region.lanes) for node in self._nodes}
        sides = {node: side for node, side in sides.items() if side > 1}
        for node, side in sides.items():
            self._turn(region, node, side, count, begin, limit)
        counter, inner = f"%{region.name('i')}", region.inner()
        inner.bind(self.row, place=Position(counter))
        with self._read(sides, begin):
            loop(region, inner, counter, LoopRange(begin, limit), [], turns(body))

    def _side(self, node: Loaded, lanes: int) -> int:
        """How many elements of it are turned at once, in both directions."""
        most = min(_MOST, self._values.target.vector_bytes // size_of(node.type), lanes, self.row.size)
        side = 1 << most.bit_length() - 1
        return side if lanes % side == 0 else 1

    @contextmanager
    def _read(self, sides: dict[Loaded, int], begin: Scalar) -> Iterator[None]:
        """Meanwhile a load is one of what was turned."""
        loads = self._values.loads
        loads |= {node: partial(self._turned, node, side, begin) for node, side in sides.items()}
        yield
        for node in sides:
            del loads[node]

    def _turned(self, node: Loaded, side: int, begin: Scalar, region: CodeRegion) -> CodeValue:
        place = region.bound[self.row]
        assert isinstance(place, Position)
        first = _place(region, place.base, begin, side, region.lanes)
        return read_side_by_side(region, self._memory[node], node.type, first, region.lanes)

    def _turn(self, region: CodeRegion, node: Loaded, side: int, count: int, begin: Scalar, limit: Scalar) -> None:
        """Turn all rows of a square; the last ones begin so that none lies behind the last row there is."""
        if node not in self._memory:
            self._memory[node] = self._reserve(spelled(node.type), (self.height + side) * region.lanes)
        columns = [min(at, count - 1) for at in range(side)]
        if region.lanes == side:
            self._turn_columns(region, node, columns, 0, begin, limit)
            return
        block, each = f"%{region.name('columns')}", region.inner()
        body = turns(lambda inner: self._turn_columns(inner, node, columns, block, begin, limit))
        loop(region, each, block, LoopRange(0, region.lanes, side), [], body)

    def _turn_columns(
        self, region: CodeRegion, node: Loaded, columns: Sequence[int], block: Scalar, begin: Scalar, limit: Scalar
    ) -> None:
        """All rows of as many columns as are turned at once: the next rows are read of the same lines."""
        counter, inner, side = f"%{region.name('rows')}", region.inner(), len(columns)

        def some(turn: CodeRegion) -> None:
            row = turn.made(f"call i64 @llvm.umin.i64(i64 {counter}, i64 {self.row.size - side})")
            turn.bind(self.row, place=Position(row))
            self._turn_one(turn, node, columns, block, _place(turn, row, begin, side, region.lanes))

        loop(region, inner, counter, LoopRange(begin, limit, side), [], turns(some))

    def _turn_one(self, region: CodeRegion, node: Loaded, columns: Sequence[int], block: Scalar, to: Scalar) -> None:
        """As many rows as columns, from one of them on, written from a place of the memory on."""
        memory, steps, side = self._values.memory, dict(node.at.terms), len(columns)
        memory.orders = True
        apart, back = abs(steps[self.row]), steps[self.row] < 0
        behind = node.at.constant % apart
        base = self._values.indices.position(region, node.at).base
        base = add(region, base, multiply(region, block, steps[self.column]))
        base = add(region, base, -behind - (apart * (side - 1) if back else 0))
        first = address(region, memory.pointer(node.buffer), node.type, base)
        read = [read_side_by_side(region, first, node.type, at * steps[self.column], side * apart) for at in columns]
        if apart > 1:
            read = [shuffled(region, x, range(behind, side * apart, apart)) for x in read]
        made = turned(region, read)
        for at, value in enumerate(reversed(made) if back else made):
            place = add(region, add(region, to, block), at * region.lanes)
            write_side_by_side(region, self._memory[node], place, value)


def _place(region: CodeRegion, row: Scalar, begin: Scalar, before: int, lanes: int) -> Scalar:
    """Where a row of a square lies in memory, which has some rows before the first."""
    down = -begin if isinstance(begin, int) else region.once(f"sub i64 0, {begin}")
    return multiply(region, add(region, add(region, row, down), before), lanes)


def turned(region: CodeRegion, rows: Sequence[CodeValue]) -> list[CodeValue]:
    """As many vectors as each has lanes, a power of two: the first lanes of all, the second ones, and so on. In each
    round those of one half are put in turns with those of the other, for which there is an instruction of bytes, too.
    """
    found, side = [*rows], len(rows)
    half = side // 2
    for _ in range(side.bit_length() - 1):
        pairs = zip(found[:half], found[half:], strict=True)
        found = [
            crossed(region, x, y, [first + lane // 2 + side * (lane % 2) for lane in range(side)])
            for x, y in pairs
            for first in (0, half)
        ]
    return found


def _lies_across(node: KernelNode, row: Variable, column: Variable) -> bool:
    """Whether it is loaded from where both variables say, and no part of an index divides them."""
    if not isinstance(node, Loaded) or not node.inside or node.type is I1 or node.buffer.element is I1:
        return False
    steps = dict(node.at.terms)
    others = Index(0, tuple(term for term in node.at.terms if term[0] not in (row, column)))
    if not {row, column}.isdisjoint(variables_of(others)):
        return False
    apart = abs(steps.get(row, 0))
    whole = apart in CLOSE and node.buffer.size % apart == 0 and not any(step % apart for step in steps.values())
    return whole and abs(steps.get(column, 0)) > apart
