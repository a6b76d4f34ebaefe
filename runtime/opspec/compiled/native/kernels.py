"""A kernel of a plan as a function in LLVM's text: `void @kernel(ptr %memory, i64 %part)`, `memory` being the addresses
of its buffers, `part` a share of its points that threads take.

Loops stand in the order of the kernel's variables. The last ones are one loop where that makes no index harder, and its
turns are taken as many at once as the instruction set has lanes; those that are left over at the end are lanes of one
more turn, the others of which neither read nor write.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from opspec.compiled.native.agreeing_lanes import changing, even_or_not
from opspec.compiled.native.calls import NAME
from opspec.compiled.native.columns import LEAST, NEAR, ROWS, TILE, Columns, by_tiles
from opspec.compiled.native.dear_choices import dear_choices
from opspec.compiled.native.folds import Folds
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.interleaving import stores_in_turns, write_in_turns
from opspec.compiled.native.kernel_forms import (
    apart_of,
    goes_by_lanes,
    in_one_loop,
    is_far,
    is_made_quickly,
    is_row,
    lanes_of,
    masks_words,
    operations_of,
    puts_together,
    row_index,
    rows_again,
    takes_halves,
)
from opspec.compiled.native.memory import FENCE, UNCACHED, both, size_of
from opspec.compiled.native.node_writer import KeptRow, free_of
from opspec.compiled.native.own_memory import OwnMemory
from opspec.compiled.native.prefetching import expect_rows, expect_spans, span_of
from opspec.compiled.native.regions import (
    CodeRegion,
    CodeValue,
    LoopRange,
    Position,
    Scalar,
    guarded,
    loop,
    multiply,
    turns,
)
from opspec.compiled.native.shares import PARTS, Bounds, Shares
from opspec.compiled.native.short_rows import rows_at_once
from opspec.compiled.native.spelling import I1, spelled
from opspec.compiled.native.squares import Squares
from opspec.compiled.native.tiles import ANEW, Panel, Tile, in_blocks, is_tiled
from opspec.compiled.native.trees import left_over
from opspec.compiled.native.words import LEAST_LANES, Fused
from opspec.compiled.nodes import LANES, Buffer, Folded, KernelNode, Loaded, NodeFold, in_order, size_of_space
from opspec.compiled.plan import Kernel, together
from opspec.reads.symbols import Variable
from opspec.values.arrays import LINE

HALVES = '"min-legal-vector-width"="0" "prefer-vector-width"="256" '  # of vectors, to LLVM
QUICKLY = "noinline optnone "  # where there is little to gain: LLVM takes half of the time
LONGEST_ROW = 1 << 14  # elements that are kept on the stack
TURNS = 4  # that are written out, of what is put together


@dataclass(frozen=True, slots=True)
class KernelText:
    """`text`: the module; `buffers`: what `memory` has, in order; `operations`: about how many are computed."""

    text: str
    buffers: tuple[Buffer, ...]
    parts: int
    operations: int


def kernel_text(
    kernel: Kernel,
    target: InstructionSet,
    name: str = NAME,
    slot: Callable[[Buffer], int] | None = None,
    fuses: Fused = "",
    once: bool = False,
) -> KernelText:
    """The text of a kernel for an instruction set. `slot`: where the address of a buffer stands in the memory that is
    given, which is otherwise that of `buffers` alone. `fuses`: what is multiplied and added at once. `once`: no loop of
    the program runs it.
    """
    return _Writer(kernel, target, fuses).text(name, slot, once)


class _Writer:
    def __init__(self, kernel: Kernel, target: InstructionSet, fuses: Fused) -> None:
        if fuses == "product" and kernel.form == "row":  # tiles write what they fuse themselves
            target = target.contracting()
        self._kernel = kernel
        self._fuses = fuses
        self._target = target
        self._nodes = in_order(kernel.roots)
        self._own = OwnMemory()
        self._reserve = self._own.reserve
        self._halves = takes_halves(kernel, self._nodes)
        self._folds = Folds(target.halved() if self._halves else target, self._reserve)
        self._values = self._folds.values
        self._values.choices = dear_choices(self._nodes, kernel.roots)
        self._vector_bytes = target.vector_bytes
        self._vector, self._lanes = lanes_of(kernel, self._nodes, target)
        # Of tiles: fused, eight rows keep AVX-512 busy, and are less text; all twelve go through the columns once.
        rows = 8 if fuses and not 8 < size_of_space(kernel.space[-2:-1]) <= 12 else 12
        self._rows = rows if target.registers == 32 else 6
        self._operations = operations_of(self._nodes)
        self._changing = changing(kernel, self._nodes)

    def _masks_words(self, entry: CodeRegion) -> bool:
        """Whether there may be blends of words."""
        computed = [*self._nodes, *(x for fold in self._kernel.folds for x in in_order(fold.combination.results))]
        return masks_words(computed, entry.lines, self._vector_bytes // (2 if self._halves else 1))

    def text(self, name: str, slot: Callable[[Buffer], int] | None, once: bool) -> KernelText:
        self._values.indices.prefix = f"{name}."
        if slot is None:  # in a loop the next turn reads what this one wrote
            self._values.memory.uncached = self._kernel.uncached
        entry = CodeRegion.outermost()
        parts = self._space(entry)
        memory = self._values.memory
        buffers = tuple(memory.pointers)
        improved = self._values.indices.divides or memory.orders or memory.masks or self._masks_words(entry)
        quickly = once and is_made_quickly(self._kernel, self._nodes, self._target, self._vector, improved)
        how = f"{QUICKLY if quickly else ''}{HALVES if self._halves else ''}{self._values.wider()}"
        lines = [
            *self._values.indices.definitions(),
            f"define void @{name}(ptr %memory, i64 %part) {how}{{",
            *self._own.begin(),
            *memory.addresses(slot),
            *entry.lines,
            *([f"  {FENCE}"] if memory.passes else []),
            *self._own.end(),
            "  ret void",
            "}",
            *self._own.declared(),
            *([UNCACHED] if memory.passes else []),
        ]
        return KernelText("\n".join(lines) + "\n", buffers, parts, self._operations)

    # --- loops ------------------------------------------------------------------------------------------

    def _space(self, entry: CodeRegion) -> int:
        """All loops; gives how many parts there are."""
        kernel = self._kernel
        if is_tiled(kernel):
            return self._tiles(entry)
        if kernel.form == "row" and not kernel.is_across:
            if kernel.is_short:
                return self._short_rows(entry)
            if goes_by_lanes(kernel) and Shares.of(kernel.points, 1, self._operations).count == 1:
                by_tiles(entry, kernel.space, self._vector, kernel.points, None, self._tile_of_rows)
                return 1
            return self._points(entry, kernel.space, self._row)
        if kernel.form == "push":
            side = apart_of(kernel, self._nodes)
            outer = kernel.space[: len(kernel.space) - len(side)]
            far = [(store.buffer, store.at) for store in kernel.stores if is_far(store)]

            def term(region: CodeRegion) -> None:
                expect_rows(self._values, entry, region, outer, side, far)
                self._side_by_side(region, side, self._pushes, None)

            self._outer(entry, outer, term, None)
            return 1
        if kernel.turned:
            return self._turned(entry, kernel.turned)
        count = len(kernel.space) - in_one_loop(kernel, self._nodes, self._vector, kernel.space)
        outer, last = kernel.space[:count], kernel.space[count:]
        hoisted = [fold for fold in kernel.folds if free_of(fold) <= {*kernel.space}]
        if size_of_space(last) > self._lanes and hoisted and all(fold.order == "tree" for fold in hoisted):
            return self._across(entry, outer, last)
        again = rows_again(self._nodes, outer, last) if kernel.form == "flat" else 0
        first, rows = outer[: len(outer) - again], outer[len(outer) - again :]
        if again and (size_of_space(first) >= PARTS or Shares.of(size_of_space(outer), 1, self._operations).count == 1):
            return self._points(
                entry,
                first,
                lambda region: self._side_by_side(
                    region, last, lambda turn: self._outer(turn, rows, self._turn, None), None
                ),
            )
        if size_of_space(outer) < min(PARTS, size_of_space(last)):
            return self._lasts(entry, outer, last)
        known = {*outer, *last}
        loads = [x for x in self._nodes if isinstance(x, Loaded) and is_row(x, last) and x.variables <= known]
        named = [(x.buffer, x.at) for x in loads if size_of_space(last) * size_of(x.type) >= LINE]
        shares = Shares.of(size_of_space(outer), 1, self._operations)
        bounds = shares.bounds(entry)

        spans = [span for x in self._nodes if isinstance(x, Loaded) and (span := span_of(x, outer, last))]

        def row(region: CodeRegion) -> None:
            expect_rows(self._values, entry, region, outer, last, named)
            expect_spans(self._values, region, spans)
            self._side_by_side(region, last, self._turn, None)

        if named or spans or size_of_space(last) > self._at_once(size_of_space(last)):
            self._outer(entry, outer, row, bounds)
        else:  # what is the same in all rows stays in registers
            self._side_by_side(entry, last, lambda region: self._outer(region, outer, self._turn, bounds), None)
        return shares.count

    def _tiles(self, entry: CodeRegion) -> int:
        """Panels of columns, and in each tiles; a part is some panels, rows or outer points, as is worth new panels."""

        @cache
        def reserve(node: KernelNode, count: int) -> str:
            return self._reserve(spelled(node.type), count)

        kernel = self._kernel
        tile = Tile.of(kernel, self._rows, overlaps=bool(self._fuses))
        panel = Panel(kernel, self._values, tile, reserve, self._stores, self._fuses)
        outer, last = kernel.space[:-2], kernel.space[-1:]
        kept, block = panel.kept(self._lanes), panel.block(self._lanes)

        def packed(region: CodeRegion, part: Bounds = None) -> None:
            panel.pack(region, kept)
            self._outer(region, outer, panel.tiles, part)

        def row(region: CodeRegion, part: Bounds = None) -> None:
            panel.pack(region, kept)
            panel.tiles(region, part)

        def across(region: CodeRegion, part: Bounds = None) -> None:
            self._side_by_side(region, last, partial(row, part=part), None)

        if any(not node.variables.isdisjoint(outer) for node in kept):
            return self._points(entry, outer, across)
        shares = Shares.of(size_of_space(last), self._lanes, self._operations)
        most = size_of_space(kernel.space[:-1]) // ANEW if kept else PARTS
        points = Shares.of(size_of_space(outer), 1, self._operations, most)
        if points.count > 1 and points.count >= shares.count:
            self._side_by_side(entry, last, partial(packed, part=points.bounds(entry)), None)
            return points.count
        rows = Shares.of(panel.rows, block or tile.rows, self._operations, panel.rows // ANEW)
        if not outer and (block or rows.count > shares.count):
            in_blocks(entry, panel.rows, block, rows.bounds(entry), across)
            return rows.count
        self._side_by_side(entry, last, packed, shares.bounds(entry))
        return shares.count

    def _points(self, entry: CodeRegion, variables: Sequence[Variable], body: Callable[[CodeRegion], None]) -> int:
        """A loop over all these variables, of which a part is done."""
        shares = Shares.of(size_of_space(variables), 1, self._operations)
        self._outer(entry, variables, body, shares.bounds(entry))
        return shares.count

    def _lasts(self, entry: CodeRegion, outer: Sequence[Variable], last: Sequence[Variable]) -> int:
        """As before, but a part is one of the inner loop."""
        shares = Shares.of(size_of_space(last), self._lanes, self._operations)
        bounds = shares.bounds(entry)
        self._outer(entry, outer, lambda region: self._side_by_side(region, last, self._turn, bounds), None)
        return shares.count

    def _short_rows(self, entry: CodeRegion) -> int:
        """Rows of few elements, many at a time; a part is some of them."""
        kernel = self._kernel
        longest = max(size_of_space(kernel.inner), *(fold.count for fold in kernel.folds), 1)
        rows = rows_at_once(kernel.points, longest * self._vector_bytes // self._vector)
        shares = Shares.of(kernel.points, rows, self._operations)
        lanes = min(self._vector, rows)
        by_tiles(entry, kernel.space, lanes, rows, shares.bounds(entry), self._tile_of_rows)
        return shares.count

    def _tile_of_rows(self, region: CodeRegion, columns: Columns) -> None:
        kernel = self._kernel
        pitch = -(-size_of_space(kernel.row) // LANES) * LANES

        def first(inner: CodeRegion) -> Scalar:
            return multiply(inner.home(kernel.space), columns.offset(inner), pitch)

        self._keep(pitch * columns.width, first)
        for fold, items in self._hoisted(region):
            self._folds.of_rows(region, fold, items, columns)
            if fold.variables == kernel.row:
                self._values.keep()
        if kernel.inner:
            self._folds.keep(region, columns, [store.value for store in kernel.stores], kernel.inner)
            columns.one_by_one(region, lambda row, _: self._inner(row))
        else:
            self._folds.keep_all(region, columns, [store.value for store in kernel.stores])
            columns.each(region, lambda turn, _: self._stores(turn))

    def _across(self, entry: CodeRegion, outer: Sequence[Variable], last: Sequence[Variable]) -> int:
        """Folds of columns; a part is some of the columns, or some of the outer points."""
        size, lanes = size_of_space(last), self._at_once(size_of_space(last))
        most = NEAR if all(fold.count <= ROWS for fold in self._kernel.folds) else TILE
        tile = max(1, most // (self._vector_bytes // self._vector * lanes)) * lanes
        shares, part = Shares.of(size_of_space(outer), 1, self._operations), None
        columns = Shares.of(size, max(1, tile * LEAST // TILE // lanes) * lanes, self._operations)
        if columns.count > shares.count:
            shares, part = columns, columns.bounds(entry)
        body = partial(by_tiles, variables=last, lanes=lanes, tile=tile, part=part, body=self._tile)
        self._outer(entry, outer, body, shares.bounds(entry) if part is None else None)
        return shares.count

    def _tile(self, region: CodeRegion, columns: Columns) -> None:
        kernel, folds = self._kernel, list(self._hoisted(region))

        def stores(inner: CodeRegion) -> None:
            columns.each(inner, lambda turn, _: self._stores(turn))

        for fold, items in folds:
            is_stored = fold is folds[-1][0] and not kernel.inner
            self._folds.across(region, fold, items, columns, self._stores if is_stored else None)
        if kernel.inner:
            self._folds.keep(region, columns, [store.value for store in kernel.stores], kernel.inner)
            self._outer(region, kernel.inner, stores, None)
        elif not folds:
            stores(region)

    def _hoisted(self, region: CodeRegion) -> Iterator[tuple[NodeFold, list[Folded]]]:
        """Folds of rows, and their results; another one stands in the terms of one, of few terms, written out."""
        known = region.bound.keys() | {*self._kernel.space}
        for fold in self._kernel.folds:
            if free_of(fold) <= known:
                yield fold, [node for node in self._nodes if isinstance(node, Folded) and node.fold is fold]

    def _keep(self, size: int, first: Callable[[CodeRegion], Scalar] | None = None) -> None:
        """Memory for what is dear in a row."""
        for node in self._kernel.kept:
            memory = self._reserve(spelled(node.type), size + LANES)
            self._values.kept[node] = KeptRow(memory, row_index(self._kernel.row), first)

    def _turned(self, entry: CodeRegion, row: Variable) -> int:
        """Squares of a variable and the last one: what lies close along the first of them."""
        lying = Squares(self._kernel, self._values, self._reserve, row)
        squares = partial(lying.all, lanes=self._lanes, outer=self._outer, body=self._turn)
        if size_of_space(lying.before) * lying.height >= row.size:
            return self._points(entry, lying.before, squares)
        shares = Shares.of(row.size, lying.height, self._operations)
        bounds = shares.bounds(entry)
        self._outer(entry, lying.before, partial(squares, part=bounds), None)
        return shares.count

    def _outer(
        self, entry: CodeRegion, variables: Sequence[Variable], body: Callable[[CodeRegion], None], part: Bounds
    ) -> None:
        """A turn for each value of the variables."""
        size = size_of_space(variables)
        if size == 1:
            for variable in variables:
                entry.bind(variable, place=Position(0))
            body(entry)
            return
        counter, inner = f"%{entry.name('i')}", entry.inner()
        inner.bind(*variables, place=Position(counter))
        begin, end = part or (0, size)
        loop(entry, inner, counter, LoopRange(begin, end), [], turns(body))

    def _side_by_side(
        self, region: CodeRegion, variables: Sequence[Variable], body: Callable[[CodeRegion], None], part: Bounds
    ) -> None:
        """As many turns at once as there are lanes, and what is left over as a turn of some of them."""
        size = size_of_space(variables)
        if size == 1:
            self._outer(region, variables, body, None)
            return
        lanes = self._at_once(size)
        whole, rest = size // lanes * lanes, size % lanes
        if part is None and whole <= lanes * (TURNS if body == self._turn and puts_together(self._nodes) else 1):
            for first in range(0, whole, lanes):
                inner = region.inner(lanes)
                inner.bind(*variables, place=Position(first, int(lanes > 1), multiple=lanes))
                body(inner)
                region.join(inner)
        elif whole:
            begin, end = part or (0, whole)
            limit = end if part is None or not rest else region.made(f"call i64 @llvm.umin.i64(i64 {end}, i64 {whole})")
            counter, inner = f"%{region.name('j')}", region.inner(lanes)
            place = Position(counter, int(lanes > 1), multiple=lanes)
            steps = LoopRange(begin, limit, lanes, empty=part is not None)
            if body == self._turn and self._changing:

                def bound() -> CodeRegion:
                    turn = inner.inner(lanes)
                    turn.bind(*variables, place=place)
                    return turn

                def turn(inside: CodeRegion, _: Sequence[CodeValue]) -> Sequence[CodeValue]:
                    return even_or_not(inside, self._changing, self._values, bound, lambda one: turns(body)(one, []))

                loop(region, inner, counter, steps, [], turn)
            else:
                inner.bind(*variables, place=place)
                loop(region, inner, counter, steps, [], turns(body))
        if not rest:
            return
        inner = left_over(region, rest, LEAST_LANES if self._fuses not in ("", "product") else 1)
        inner.bind(*variables, place=Position(whole, int(inner.lanes > 1)))
        if part is None:
            body(inner)
            region.join(inner)
        else:
            last = CodeValue(region.made(f"icmp eq i64 {part[1]}, {size}"), I1)
            guarded(region, inner, last, body)

    def _at_once(self, size: int) -> int:
        """How many of so many turns are done at once."""
        lanes = min(self._lanes, 1 << (size - 1).bit_length())
        if size < 4 * lanes and size % self._vector == 0:
            lanes = math.gcd(size, lanes)  # a few turns of fewer lanes rather than one that is in part empty
        return lanes

    # --- what a turn does -------------------------------------------------------------------------------

    def _turn(self, region: CodeRegion) -> None:
        """The stores of a point, or those of each point of its row."""
        if self._kernel.inner:
            self._outer(region, self._kernel.inner, self._stores, None)
        else:
            self._stores(region)

    def _row(self, region: CodeRegion) -> None:
        kernel = self._kernel
        if size_of_space(kernel.row) <= LONGEST_ROW:
            self._keep(size_of_space(kernel.row))
        for fold, _ in self._hoisted(region):
            self._values.fold(region, fold)
            if fold.variables == kernel.row:
                self._values.keep()
        if kernel.inner:
            self._inner(region)
        else:
            self._stores(region)

    def _inner(self, region: CodeRegion) -> None:
        """The stores of each point of a row."""
        inner = self._kernel.inner
        count = len(inner) - in_one_loop(self._kernel, self._nodes, self._vector, inner)
        self._outer(
            region, inner[:count], lambda turn: self._side_by_side(turn, inner[count:], self._stores, None), None
        )

    def _stores(self, region: CodeRegion) -> None:
        """All values first: a store may be where another one loads."""
        values, memory = self._values, self._values.memory
        made = [
            (store, values.indices.position(region, store.at), values.wide(region, store.value))
            for store in self._kernel.stores
        ]
        while made:
            (store, at, value), *_ = made
            stores = self._kernel.stores[-len(made) :]
            count = 1 if region.mask.startswith("%") or at.each else stores_in_turns(stores, at.stride)
            if count > 1:
                write_in_turns(region, memory, store.buffer, at, [x[-1] for x in made[:count]], self._vector_bytes)
            else:
                when = None if store.when is None else values.value(region, store.when)
                memory.store(region, store.buffer, at, value, when)
            made = made[count:]

    def _pushes(self, region: CodeRegion) -> None:
        asked = self._kernel.stores[0].when  # of all parts of a term the same
        if asked is None:
            self._push(region)
            return
        when = self._values.value(region, asked)
        inner = region.inner()
        if when.lanes == 1:
            guarded(region, inner, when, self._push)
            return
        inner.mask = both(region, region.mask, when)
        self._push(inner)
        region.join(inner)

    def _push(self, region: CodeRegion) -> None:
        values, memory = self._values, self._values.memory
        for stores in together(self._kernel.stores):
            places = [values.indices.position(region, store.at) for store in stores]
            made = [values.wide(region, store.value) for store in stores]
            if (combination := stores[0].combination) is not None:
                there = zip(stores, places, strict=True)
                old = [memory.load(region, store.buffer, at, region.lanes, inside=True) for store, at in there]
                made = values.combined(region, combination, old, made)
            for store, at, value in zip(stores, places, made, strict=True):
                memory.store(region, store.buffer, at, value, None)
