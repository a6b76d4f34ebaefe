"""Folds by chunks, lanes and halves in LLVM's text: the order `tree` of `opspec.compiled.nodes.NodeFold`.

A fold that is the same in all lanes (`RowTree`) has 32 places of its row in as many lanes, and halves of vectors make
the tree. One that differs from lane to lane (`ColumnTree`) keeps its 32 running values in memory, a vector each, or as
many as there are columns side by side, and combines several terms of a lane at once. Both combine the same terms in the
same order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace

from opspec.compiled.native.agreeing_lanes import changing_in, even_or_not
from opspec.compiled.native.kernel_forms import work_of
from opspec.compiled.native.memory import FAR, address, shuffled, size_of
from opspec.compiled.native.regions import CodeRegion, CodeValue, LoopRange, Position, Scalar, add, loop, multiply
from opspec.compiled.native.segments import by_segments, segment_of
from opspec.compiled.native.short_segments import segments_loaded, short_segment_of
from opspec.compiled.native.spelling import I1, I8, mask_of, stored
from opspec.compiled.native.terms import Running, Terms
from opspec.compiled.nodes import CHUNK, LANES, Folded, KernelNode, Loaded, Tested, in_order, is_same_bits, operands_of
from opspec.values.arrays import LINE

Reserve = Callable[[str, int], str]  # the name of memory for so many of a type, for as long as the function runs
QUARTERS = 4  # lanes that are left when the first levels of their tree are done
TOGETHER = 8  # terms of a lane at once: as many rows as processors read ahead in
AHEAD = 3 << 12  # bytes between what is asked for and what is loaded
_WRITTEN_OUT = 48  # nodes of them, at most
_IN_REGISTERS = 100  # nodes of a fold of few terms that is written out as a whole
_SHORT = 16  # operations of a tree that is written out


class Across:
    """The lanes that a fold is computed in: those of the region alone. A subclass goes through columns."""

    def __init__(self, lanes: int) -> None:
        self.width = lanes  # elements for which there is memory

    def each(self, region: CodeRegion, body: Callable[[CodeRegion, Scalar], None]) -> None:
        """Do something for each vector of columns, that many behind the first one."""
        body(region, 0)

    def at_once(self, region: CodeRegion) -> int:  # noqa: ARG002 - of columns fewer may be left over
        """How many columns a region computes at once."""
        return self.width


class FoldTree:
    """A fold by chunks. What a chunk is, a subclass says."""

    def __init__(self, terms: Terms, reserve: Reserve, across: Across) -> None:
        self.terms = terms
        self.fold = terms.fold
        self.reserve = reserve
        self.across = across

    def folded(self, region: CodeRegion) -> Running:
        """All terms combined, without the start, in the lanes of the region."""
        found: list[Running] = []
        self.finish(region, lambda _region, _offset, running: found.append(running))
        return found[0]

    def finish(self, region: CodeRegion, use: Callable[[CodeRegion, Scalar, Running], None]) -> None:
        """All terms combined, without the start: given to `use` for each vector of columns."""
        count = self.fold.count
        whole, rest = divmod(count, CHUNK)
        if count <= CHUNK:
            self.fill(region, 0, count)
            self.across.each(region, lambda inner, offset: use(inner, offset, self.chunk(inner, offset, 0, count)))
            return
        pairs = self._chunks(region, whole)
        if rest:
            self.fill(region, whole * CHUNK, rest)

        def last(inner: CodeRegion, offset: Scalar) -> None:
            found = self.chunk(inner, offset, whole * CHUNK, rest) if rest else None
            here = pairs.of(self.across.at_once(inner))
            for level in range(whole.bit_length()):
                if whole >> level & 1:
                    lower = here.read(inner, level, offset)
                    found = lower if found is None else self.terms.joined(inner, lower, found)
            assert found is not None
            use(inner, offset, found)

        self.across.each(region, last)

    def _chunks(self, region: CodeRegion, count: int) -> RunningMemory:
        """The whole chunks. One completes as many pairs as its number, in the binary system, ends with ones."""
        new = count.bit_length()
        pairs = RunningMemory(self.reserve, self.terms, new + 1, self.across.width)
        counter = f"%{region.name('chunk')}"

        def body(turn: CodeRegion, _: Sequence[CodeValue]) -> list[CodeValue]:
            base = multiply(turn, counter, CHUNK)
            self.fill(turn, base, CHUNK)
            inverted = turn.made(f"xor i64 {counter}, -1")
            levels = turn.made(f"call i64 @llvm.cttz.i64(i64 {inverted}, i1 false)")

            def paired(inner: CodeRegion, offset: Scalar) -> None:
                level, here = f"%{inner.name('level')}", pairs.of(self.across.at_once(inner))
                here.write(inner, new, offset, self.chunk(inner, offset, base, CHUNK))

                def completed(turn: CodeRegion, _: Sequence[CodeValue]) -> list[CodeValue]:
                    left, right = here.read(turn, level, offset), here.read(turn, new, offset)
                    here.write(turn, new, offset, self.terms.joined(turn, left, right))
                    return []

                loop(inner, inner.inner(), level, LoopRange(0, levels, empty=True), [], completed)
                here.write(inner, levels, offset, here.read(inner, new, offset))

            self.across.each(turn, paired)
            return []

        loop(region, region.inner(), counter, LoopRange(0, count), [], body)
        return pairs

    def fill(self, region: CodeRegion, base: Scalar, places: int) -> None:
        """What is done for so many places from the base on, in all columns, before they are a chunk."""

    def chunk(self, region: CodeRegion, offset: Scalar, base: Scalar, places: int) -> Running:
        """These places, combined."""
        raise NotImplementedError


class RowTree(FoldTree):
    """A fold that is the same in all lanes: its own places lie in lanes. `at_once`: vectors of a turn."""

    at_once = 1

    def __init__(self, terms: Terms, reserve: Reserve, width: int = LANES) -> None:
        super().__init__(terms, reserve, Across(terms.lanes))
        self.width = width  # lanes: half of them, if the others have no term
        self.in_lanes = replace(terms, lanes=width)
        self._short = short_segment_of(terms.fold, width, terms.values.target)

    def chunk(self, region: CodeRegion, offset: Scalar, base: Scalar, places: int) -> Running:  # noqa: ARG002
        return self.halved(region, self.lanes(region, base, places), 1)

    def lanes(self, region: CodeRegion, base: Scalar, places: int) -> Running:
        """These places, combined in each lane."""
        groups, rest = divmod(places, self.width)
        found = self.groups(region, base, groups) if groups else None
        if found is not None and self.fold.where is None:
            found = Running(found.values)  # every lane has a term
        if rest:
            last = self._rest(region, add(region, base, groups * self.width), rest)
            found = last if found is None else self.terms.joined(region, found, last)
        assert found is not None
        return found

    def halved(self, region: CodeRegion, found: Running, fewest: int) -> Running:
        """The first half of the lanes combined with the other one, until so few are left."""
        lanes = self.width
        while lanes > fewest:
            lanes //= 2
            halves = [
                found.like([shuffled(region, part, range(first, first + lanes)) for part in found.parts])
                for first in (0, lanes)
            ]
            found = self.terms.joined(region, *halves)
        return found

    def groups(self, region: CodeRegion, base: Scalar, count: int) -> Running:
        if count == 1:
            alone = region.inner(self.width)
            found = self._terms_at(alone)(alone, base)
            region.join(alone)
            return found
        counter, nothing = f"%{region.name('k')}", self.in_lanes.nothing()
        turn = region.inner(self.width)
        place, terms = add(turn, base, counter), self._terms_at(turn)

        def body(inner: CodeRegion, carried: Sequence[CodeValue]) -> list[CodeValue]:
            return self.in_lanes.filled(self.in_lanes.joined(inner, nothing.like(carried), terms(inner, place))).parts

        return nothing.like(
            loop(region, turn, counter, LoopRange(0, count * self.width, self.width), nothing.parts, body)
        )

    def _terms_at(self, region: CodeRegion) -> Callable[[CodeRegion, Scalar], Running]:
        """How the terms from a place of the row on are written, all of which are there."""
        values = self.terms.values
        segment = segment_of(self.fold, self.width, values.target)
        changing = changing_in(self.fold, {*region.bound, *self.fold.variables})

        def term(region: CodeRegion) -> Running:
            found = self.in_lanes.term(region)
            self.expect(region)
            return found

        def of_segments(region: CodeRegion, place: Scalar) -> Running:
            return by_segments(values.indices, region, self.fold, segment, place, term)

        def plain(region: CodeRegion, place: Scalar) -> Running:
            self._bind(region, place)
            return term(region)

        def even(region: CodeRegion, place: Scalar) -> Running:
            found: list[Running] = []

            def bound() -> CodeRegion:
                inner = region.inner(self.width)
                self._bind(inner, place)
                return inner

            def parts(region: CodeRegion) -> Sequence[CodeValue]:
                found.append(term(region))
                return found[-1].parts

            chosen = even_or_not(region, changing, values, bound, parts)
            return found[-1].like(chosen)

        return of_segments if segment else even if changing else plain

    def _bind(self, region: CodeRegion, place: Scalar) -> None:
        """The places of the row from one on, in lanes."""
        values, row = self.terms.values, Position(place, 1, multiple=self.width)
        loaded = segments_loaded(values, region, self.fold, self._short, place) if self._short else {}
        region.bind(*self.fold.variables, place=row)
        for node, value in loaded.items():
            region.home(node.variables).known[node] = value

    def expect(self, region: CodeRegion) -> None:
        """Ask for what is loaded later, one line behind the other, and comes from afar."""
        values = self.terms.values
        for node in in_order(self.fold.terms):
            if (
                isinstance(node, Loaded)
                and node.variables <= region.bound.keys()  # not one that a fold before this one went over
                and node.buffer.size * size_of(node.type) >= FAR
                and node not in values.expected
            ):
                at = values.indices.position(region, node.at)
                if at.stride == 1 and not at.each:
                    values.expected.add(node)
                    values.memory.expect(region, node.buffer, at, self.width * self.at_once, AHEAD)

    def _rest(self, region: CodeRegion, base: Scalar, count: int) -> Running:
        mask = first_lanes(count, self.width)
        part = region.inner(self.width, mask)
        self._bind(part, base)
        found = self.in_lanes.term(part, mask)
        region.join(part)
        return found


class ColumnTree(FoldTree):
    """A fold that differs from lane to lane: its running values lie in memory, but for those of few terms."""

    def __init__(self, terms: Terms, reserve: Reserve, across: Across) -> None:
        super().__init__(terms, reserve, across)
        folded = set(terms.fold.variables)
        nodes = [node for node in in_order(terms.fold.terms) if node.variables & folded and not is_same_bits(node)]
        self._work = work_of(terms.fold.combination)
        self._together = _together(len(nodes) + self._work, nodes)
        used = dict.fromkeys(operand for node in nodes for operand in operands_of(node))
        inner = {x for node in nodes if isinstance(node, Folded) for x in node.fold.variables}  # bound in folds alone
        self._the_same = [node for node in used if node.variables and node.variables.isdisjoint(folded | inner)]
        count, written = terms.fold.count, terms.fold.count * (len(nodes) + self._work)
        asks = terms.fold.where is not None or any(isinstance(node, Tested) for node in nodes)  # for each: much text
        self._in_registers = count <= LANES and written <= _IN_REGISTERS and not asks and not inner
        if not self._in_registers:
            self._slots = RunningMemory(reserve, terms, min(LANES, count), across.width)

    def finish(self, region: CodeRegion, use: Callable[[CodeRegion, Scalar, Running], None]) -> None:
        if not self._in_registers:
            super().finish(region, use)
            return
        self.across.each(region, lambda inner, offset: use(inner, offset, self._of_few(inner)))

    def _of_few(self, region: CodeRegion) -> Running:
        """A term for each lane, combined when both halves are there: few of them are at the same time."""
        terms = replace(self.terms, lanes=self.across.at_once(region))
        for node in self._the_same:
            self.terms.values.value(region, node)

        def tree(lane: int, step: int) -> Running:
            if step == LANES:
                place = region.inner()
                place.bind(*self.fold.variables, place=Position(lane))
                term = terms.term(place)
                region.join(place)
                return term
            found = tree(lane, 2 * step)
            return terms.joined(region, found, tree(lane + step, 2 * step)) if lane + step < self.fold.count else found

        return tree(0, 1)

    def fill(self, region: CodeRegion, base: Scalar, places: int) -> None:
        rounds, rest = divmod(places, LANES)
        groups, some = divmod(rounds, self._together)
        if groups:
            self._groups(region, base, groups)
        for terms, lanes, at in ((some, LANES, groups * self._together), (1, rest, rounds)):
            if terms and lanes:
                self._round(region, add(region, base, at * LANES), lanes, terms, first=not at)

    def _groups(self, region: CodeRegion, base: Scalar, count: int) -> None:
        counter = f"%{region.name('group')}"

        def body(turn: CodeRegion, _: Sequence[CodeValue]) -> list[CodeValue]:
            first = CodeValue(turn.made(f"icmp eq i64 {counter}, 0"), I1) if count > 1 else True
            begin = add(turn, base, multiply(turn, counter, LANES * self._together))
            self._round(turn, begin, LANES, self._together, first=first)
            return []

        loop(region, region.inner(), counter, LoopRange(0, count), [], body)

    def _round(self, region: CodeRegion, base: Scalar, lanes: int, count: int, *, first: CodeValue | bool) -> None:
        """Terms of each lane, 32 places apart; `first`: whether the lane has none yet."""
        counter = f"%{region.name('lane')}"

        def body(turn: CodeRegion, _: Sequence[CodeValue]) -> list[CodeValue]:
            places = [turn.inner() for _ in range(count)]
            for at, place in enumerate(places):
                first_of_lane = add(place, add(place, base, counter), at * LANES)
                place.bind(*self.fold.variables, place=Position(first_of_lane))
            columns = turn.inner()
            self.across.each(columns, lambda inner, offset: self._combine(inner, counter, offset, places, first=first))
            for place in places:  # with what is the same for all columns
                turn.join(place)
            turn.join(columns)
            return []

        loop(region, region.inner(), counter, LoopRange(0, lanes), [], body)

    def _combine(
        self, region: CodeRegion, lane: Scalar, offset: Scalar, places: Sequence[CodeRegion], *, first: CodeValue | bool
    ) -> None:
        """The terms of a lane, in some columns."""
        lanes = self.across.at_once(region)
        terms = replace(self.terms, lanes=lanes)
        nothing = terms.nothing()
        running = nothing if first is True else self._slots.of(lanes).read(region, lane, offset)
        if isinstance(first, CodeValue):
            pairs = zip(terms.filled(nothing).parts, running.parts, strict=True)
            chosen = [region.value(f"select {first}, {x}, {y}", x.type, x.lanes) for x, y in pairs]
            running = running.like(chosen)
        for node in self._the_same:
            self.terms.values.value(region, node)
        for place in places:
            inner = place.beside(region)
            running = terms.joined(inner, running, terms.term(inner))
            region.join(inner)
        self._slots.write(region, lane, offset, running)

    def chunk(self, region: CodeRegion, offset: Scalar, base: Scalar, places: int) -> Running:  # noqa: ARG002
        if places <= 2 * QUARTERS or places * self._work <= _SHORT:
            return self._halved(region, offset, places)
        self._quartered(region, offset, self._full(region, offset, places) if places < LANES else LANES)
        return self._halved(region, offset, QUARTERS)

    def _full(self, region: CodeRegion, offset: Scalar, places: int) -> int:
        """The lanes beyond the largest power of two, each combined with the one that far before it; gives that."""
        lanes, counter = 1 << (places - 1).bit_length() - 1, f"%{region.name('lane')}"

        def body(turn: CodeRegion, _: Sequence[CodeValue]) -> list[CodeValue]:
            found = self._halved(turn, offset, 2 * lanes, counter, lanes)
            self._slots.write(turn, counter, offset, found)
            return []

        loop(region, region.inner(), counter, LoopRange(0, places - lanes), [], body)
        return lanes

    def _quartered(self, region: CodeRegion, offset: Scalar, lanes: int) -> None:
        """The first levels of the tree, as a loop: written out, they would be most of a kernel's text."""
        counter = f"%{region.name('lane')}"

        def body(turn: CodeRegion, _: Sequence[CodeValue]) -> list[CodeValue]:
            self._slots.write(turn, counter, offset, self._halved(turn, offset, lanes, counter, QUARTERS))
            return []

        loop(region, region.inner(), counter, LoopRange(0, QUARTERS), [], body)

    def _halved(self, region: CodeRegion, offset: Scalar, lanes: int, first: Scalar = 0, apart: int = 1) -> Running:
        """So many lanes combined, those that lie `apart`: each with the one that is half of them further."""

        slots = self._slots.of(self.across.at_once(region))

        def tree(lane: int, step: int) -> Running:
            if step == LANES:
                return slots.read(region, add(region, first, lane), offset)
            found = tree(lane, 2 * step)
            return self.terms.joined(region, found, tree(lane + step, 2 * step)) if lane + step < lanes else found

        return tree(0, apart)


def _together(work: int, nodes: Sequence[KernelNode]) -> int:
    """How many terms of a lane are combined at once: fewer where they are much work, which has to be written out."""
    several = TOGETHER
    while several > 1 and several * work > _WRITTEN_OUT:
        several //= 2
    return 1 if any(isinstance(node, Folded) for node in nodes) else several


class RunningMemory:
    """Memory for what was combined so far: `count` times as many elements as columns go at once."""

    def __init__(self, reserve: Reserve, terms: Terms, count: int, width: int) -> None:
        self._terms = terms
        self._width = width
        self._like = terms.filled(terms.nothing())
        self._names = [reserve(stored(part.type), count * width) for part in self._like.parts]

    def of(self, lanes: int) -> RunningMemory:
        """The same memory for so many lanes."""
        found = copy(self)
        found._terms = replace(self._terms, lanes=lanes)
        found._like = found._terms.filled(found._terms.nothing())
        return found

    def read(self, region: CodeRegion, at: Scalar, offset: Scalar) -> Running:
        parts = [
            self._read(region, name, at, offset, part) for name, part in zip(self._names, self._like.parts, strict=True)
        ]
        return self._like.like(parts)

    def write(self, region: CodeRegion, at: Scalar, offset: Scalar, running: Running) -> None:
        for name, value in zip(self._names, self._terms.filled(running).parts, strict=True):
            wide = stored(value.type, value.lanes)
            place = self._place(region, name, at, offset, value)
            text = region.made(f"zext {value} to {wide}") if value.type is I1 else value.text
            region.line(f"store {wide} {text}, ptr {place}, align {_alignment(value)}")

    def _read(self, region: CodeRegion, name: str, at: Scalar, offset: Scalar, like: CodeValue) -> CodeValue:
        wide = stored(like.type, like.lanes)
        place = self._place(region, name, at, offset, like)
        found = region.made(f"load {wide}, ptr {place}, align {_alignment(like)}")
        if like.type is I1:
            found = region.made(f"trunc {wide} {found} to {like.spelled}")
        return CodeValue(found, like.type, like.lanes)

    def _place(self, region: CodeRegion, name: str, at: Scalar, offset: Scalar, value: CodeValue) -> str:
        memory = I8 if value.type is I1 else value.type
        return address(region, name, memory, add(region, multiply(region, at, self._width), offset))


def _alignment(value: CodeValue) -> int:
    return min(LINE, value.lanes * size_of(value.type))


def first_lanes(count: int, lanes: int) -> str:
    """The mask of the first few lanes."""
    return mask_of(lane < count for lane in range(lanes))


def left_over(region: CodeRegion, count: int, fewest: int = 1) -> CodeRegion:
    """A region inside for the last few, of no more lanes than they need, but for the fewest that it has to have."""
    lanes = max(fewest, 1 << (count - 1).bit_length())
    return region.inner(lanes, first_lanes(count, lanes) if count < lanes else "")
