"""Folds whose terms come one after another, of several rows and columns at once: what makes strict products fast.

A tile is a few rows by the lanes of a region. Each of its elements has one running value, which stays in a register;
what its terms share with those of its neighbours is loaded once. What depends on columns and terms alone is computed
once for a panel of columns, and kept side by side. No element sees its terms in another order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from opspec.compiled.building import Nodes
from opspec.compiled.native.memory import FAR, size_of
from opspec.compiled.native.node_writer import KeptRow, NodeWriter, free_of
from opspec.compiled.native.regions import (
    CodeRegion,
    CodeValue,
    LoopRange,
    Position,
    Scalar,
    add,
    guarded,
    loop,
    nested,
    turns,
)
from opspec.compiled.native.shares import Bounds
from opspec.compiled.native.spelling import I1, suffix
from opspec.compiled.native.terms import Running, Terms
from opspec.compiled.native.words import Fused, words_joined
from opspec.compiled.nodes import FEW, Applied, KernelNode, Loaded, NodeFold, in_order, operands_of, size_of_space
from opspec.compiled.plan import Kernel
from opspec.compiled.renaming import moved
from opspec.reads.arithmetic import of_atom, total
from opspec.reads.symbols import Index, Variable

LARGEST_PANEL = 1 << 20  # bytes of a panel that is kept
ANEW = 64  # rows of a part that are worth making panels anew
_AS_FAST = 4  # tiles of products that are fused: their terms are nothing but loads
_NEAR = 1 << 20  # bytes that stay in the nearer caches
_QUICK = 64  # terms that are added before the memory for their sum is there


def is_tiled(kernel: Kernel) -> bool:
    """Whether a kernel has only such folds, each for every point of its space."""
    space = frozenset(kernel.space)
    return (
        kernel.form == "column"
        and bool(kernel.folds)
        and all(fold.order == "sequential" and fold.count > FEW and free_of(fold) <= space for fold in kernel.folds)
    )


@dataclass(frozen=True, slots=True)
class Tile:
    """`row`: the variable along which tiles have rows, none where the space is one row; `first`: what it is in the
    first of so many rows, and `folds`: each fold in each row; `rest`: one of the rows that are left over, of which the
    first is another number.
    """

    row: tuple[Variable, ...]
    first: tuple[Variable, ...]
    rows: int
    folds: list[tuple[NodeFold, list[NodeFold]]]
    rest: Tile | None = None

    @staticmethod
    def of(kernel: Kernel, rows: int, overlaps: bool) -> Tile:
        """Of at most so many rows. `overlaps`: the last tile may have rows of the one before again: none are left, and
        tiles of fewer rows have fewer again.
        """
        nodes = Nodes(first=1 + max(node.number for node in in_order(kernel.roots)))
        size = kernel.space[-2].size if len(kernel.space) > 1 else 1
        count = -(-size // -(-size // rows)) if overlaps else min(rows, size)
        left = 0 if overlaps else size % count
        return replace(_tile(kernel, count, nodes), rest=_tile(kernel, left, nodes) if left else None)


def in_blocks(
    region: CodeRegion, size: int, block: int, part: Bounds, body: Callable[[CodeRegion, Bounds], None]
) -> None:
    """What is done of so many rows, or a part of them, for a block of them after the other."""
    if not block:
        body(region, part)
        return
    begin, end = part or (0, size)
    counter, inner = f"%{region.name('block')}", region.inner()
    after = inner.made(f"call i64 @llvm.umin.i64(i64 {add(inner, counter, block)}, i64 {end})")
    loop(region, inner, counter, LoopRange(begin, end, block), [], turns(lambda turn: body(turn, (counter, after))))


def _tile(kernel: Kernel, rows: int, nodes: Nodes) -> Tile:
    """Of so many rows: nodes are made anew, each so far behind the first row, so that it knows its row."""
    row = kernel.space[-2:-1]
    first = tuple(Variable(f"{x.name}_first", x.size - rows + 1) for x in row)
    places = [{x: Index(at, ((y, 1),)) for x, y in zip(row, first, strict=True)} for at in range(rows)]
    return Tile(row, first, rows, [(fold, [_moved(nodes, fold, place) for place in places]) for fold in kernel.folds])


def _moved(nodes: Nodes, fold: NodeFold, places: Mapping[Variable, Index]) -> NodeFold:
    where, start = () if fold.where is None else (fold.where,), fold.start or ()
    made, _ = moved(nodes, [*fold.terms, *start, *where], [], places)
    terms, rest = tuple(made[: len(fold.terms)]), made[len(fold.terms) :]
    return replace(
        fold,
        terms=terms,
        start=tuple(rest[: len(start)]) if fold.start is not None else None,
        where=rest[-1] if where else None,
    )


@dataclass(frozen=True, slots=True)
class Panel:
    """Writes what is done for the lanes of a region: columns of the last variable of the space. `reserve`: memory for
    so many of a type, `stores`: what is done with the results at a point; `fuses`: what is multiplied and added at
    once where terms are products, `product` a term, `pairs` and `bytes` the parts of words: two signed ones of 16 bits,
    or four, unsigned ones of the first factor and signed ones of the second.
    """

    kernel: Kernel
    values: NodeWriter
    tile: Tile
    reserve: Callable[[KernelNode, int], str]
    stores: Callable[[CodeRegion], None]
    fuses: Fused = ""

    def kept(self, lanes: int) -> list[KernelNode]:
        """The nodes that are kept: those of terms that depend on columns and terms, and on no row. None where tiles are
        so few that they load them as fast as they were kept.
        """
        column, outer = self.kernel.space[-1], self.kernel.space[:-2]
        tiles = _AS_FAST if self.fuses == "product" and self._lies_along(column) else 1
        if size_of_space(self.kernel.space[:-1]) <= tiles * self.tile.rows:
            return []
        found: dict[KernelNode, None] = {}
        for _, (first, *_) in self.tile.folds:
            size = first.count * lanes
            left = list(first.terms)
            while left:
                node = left.pop()
                if {column} < node.variables <= {column, *first.variables, *outer} and node.type is not I1:
                    if size * node.type.dtype.itemsize <= LARGEST_PANEL and node.variables & {*first.variables}:
                        found[node] = None
                else:
                    left += operands_of(node)
        return list(found)

    def _lies_along(self, column: Variable) -> bool:
        """Whether what is loaded for columns lies side by side."""
        steps = [dict(node.at.terms) for node in self.kernel.loads if column in node.variables]
        return all(step.get(column) == 1 for step in steps)

    def pack(self, region: CodeRegion, nodes: Sequence[KernelNode]) -> None:
        """Compute what is kept."""
        kept: dict[KernelNode, KeptRow] = {}
        packed: list[tuple[NodeFold, list[KernelNode]]] = []
        for _, (first, *_) in self.tile.folds:
            strides, size = {}, region.lanes
            for variable in reversed(first.variables):
                strides[variable] = size
                size *= variable.size
            here = [node for node in in_order(first.terms) if node in nodes and node not in kept]
            for node in here:
                at = total([(of_atom(x), stride) for x, stride in strides.items() if x in node.variables])
                kept[node] = KeptRow(self.reserve(node, size), at)
            packed += [(first, here)] if here else []
        self.values.keep_anew(kept)
        for fold, here in packed:
            nested(region, fold.variables, [], partial(self._write, here))
        self.values.keep()

    def _write(self, nodes: Sequence[KernelNode], region: CodeRegion, _: Sequence[CodeValue]) -> list[CodeValue]:
        for node in nodes:
            self.values.value(region, node)
        return []

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return size_of_space(self.tile.row)

    def block(self, lanes: int) -> int:
        """How many rows stay near while all columns are gone through; none where all of them do, or columns do not."""
        if self.fuses != "product" or len(self.kernel.space) != 2 or self.kernel.space[-1].size <= lanes:
            return 0
        column, (row,), (fold, _) = self.kernel.space[-1], self.tile.row, self.tile.folds[0]
        loads = {node.buffer: node for node in in_order(fold.terms) if isinstance(node, Loaded)}
        near, far = (
            sum(buffer.size * size_of(buffer.element) for buffer, node in loads.items() if x in node.variables)
            for x in (column, row)
        )
        if far <= _NEAR or near > _NEAR // 2:
            return 0
        return max(ANEW, _NEAR // 4 * row.size // far) // self.tile.rows * self.tile.rows

    def tiles(self, region: CodeRegion, part: Bounds = None) -> None:
        """All rows, or part of them: as many at once as a tile has, and those that are left over."""
        if not self.tile.row:
            self._tile(region, self.tile, 0)
            return
        tile, rest, rows = self.tile, self.tile.rest, self.tile.rows
        whole = self.rows // rows * rows
        counter, inner = f"%{region.name('row')}", region.inner()
        begin, end = part or (0, self.rows)
        first, limit = counter, end
        if self.fuses:  # the last tile may have rows of the one before again: nothing that it reads changed
            first = inner.made(f"call i64 @llvm.umin.i64(i64 {counter}, i64 {self.rows - rows})")
        else:
            limit = whole if part is None else region.made(f"call i64 @llvm.umin.i64(i64 {end}, i64 {whole})")
        steps = LoopRange(begin, limit, rows, empty=part is not None)
        loop(region, inner, counter, steps, [], turns(lambda turn: self._tile(turn, tile, first)))
        if rest is None:
            return
        inner = region.inner()
        if part is None:
            self._tile(inner, rest, whole)
            region.join(inner)
        else:
            last = CodeValue(region.made(f"icmp eq i64 {end}, {self.rows}"), I1)
            guarded(region, inner, last, lambda turn: self._tile(turn, rest, whole))

    def _tile(self, region: CodeRegion, tile: Tile, first: Scalar) -> None:
        """A tile, from its first row on."""
        for name in tile.first:
            region.bind(name, place=Position(first))
        if self.fuses == "product" and all(fold.count <= _QUICK for fold, _ in tile.folds):
            self._expect(region, tile.rows, first)
        results: list[dict[tuple[NodeFold, int], CodeValue]] = [{} for _ in range(tile.rows)]
        for fold, rows in tile.folds:
            for found, running in zip(results, self._folded(region, rows), strict=True):
                found |= {(fold, item): value for item, value in enumerate(running.values)}
        for at, found in enumerate(results):
            inner = region.inner()
            for row in self.tile.row:
                inner.bind(row, place=Position(add(inner, first, at)))
            for fold, item in found:
                inner.home(free_of(fold)).known[fold, item] = found[fold, item]
            self.stores(inner)
            region.join(inner)

    def _expect(self, region: CodeRegion, rows: int, first: Scalar) -> None:
        """Ask for where results go that lie afar, while they are computed."""
        memory, indices = self.values.memory, self.values.indices
        for store in self.kernel.stores:
            if store.buffer.size * size_of(store.buffer.element) >= FAR:
                for at in range(rows):
                    inner = region.inner()
                    for row in self.tile.row:
                        inner.bind(row, place=Position(add(inner, first, at)))
                    memory.expect(inner, store.buffer, indices.position(inner, store.at), region.lanes)
                    region.join(inner)

    def _folded(self, region: CodeRegion, folds: Sequence[NodeFold]) -> list[Running]:
        """A fold in each row, side by side."""
        rows = [Terms(self.values, fold, region.lanes) for fold in folds]
        started = [terms.start(region) or terms.nothing() for terms in rows]
        count = len(started[0].parts)

        def body(turn: CodeRegion, carried: Sequence[CodeValue]) -> list[CodeValue]:
            found: list[CodeValue] = []
            self._expect_next(turn, folds[0])
            for at, terms in enumerate(rows):
                running = started[at].like(carried[at * count : (at + 1) * count])
                made = self._joined(turn, terms, running)
                found += made.parts if running.some is None else terms.filled(made).parts
            return found

        parts = nested(region, folds[0].variables, [part for running in started for part in running.parts], body)
        return [started[at].like(parts[at * count : (at + 1) * count]) for at in range(len(rows))]

    def _expect_next(self, region: CodeRegion, fold: NodeFold) -> None:
        """Ask for what the next columns load from afar, where no other tile of these loads it: it lies further apart
        from term to term than processors look ahead.
        """
        if self.fuses != "product" or size_of_space(self.kernel.space[:-1]) > self.tile.rows:
            return
        memory, indices = self.values.memory, self.values.indices
        for node in in_order(fold.terms):
            if isinstance(node, Loaded) and self.kernel.space[-1] in node.variables:
                size, at = size_of(node.type), indices.position(region, node.at)
                if node.buffer.size * size >= FAR and at.stride == 1 and not at.each:
                    memory.expect(region, node.buffer, at, region.lanes, region.lanes * size)

    def _joined(self, region: CodeRegion, terms: Terms, running: Running) -> Running:
        """One more term; where products are fused, a sum of these is all that the fold is."""
        before = running.values[0]
        if not self.fuses or (self.fuses == "product" and before.type.kind != "float"):
            return terms.joined(region, running, terms.term(region))
        (term,) = terms.fold.terms
        assert isinstance(term, Applied)
        first, second = (self.values.wide(region, x) for x in term.operands)
        if self.fuses == "product":
            name = f"@llvm.fma.{suffix(before.type, before.lanes)}"
            text = f"call {before.spelled} {name}({first}, {second}, {before})"
            return Running([region.value(text, before.type, before.lanes)])
        return Running([words_joined(region, self.fuses, before, first, second, self.values.target)])
