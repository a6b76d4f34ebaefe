"""Folds by chunks, lanes and halves in LLVM's text: the order `tree` of `opspec.compiled.nodes.Fold`.

A fold that is the same in all lanes (`Row`) has 32 places of its row in as many lanes, and halves of vectors make the
tree. One that differs from lane to lane (`Column`) keeps its 32 running values in memory, a vector each, and goes
through the places one by one. Both combine the same terms in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from opspec.compiled.native.memory import shuffled, size_of
from opspec.compiled.native.regions import Position, Region, Scalar, Steps, Value, add, loop, multiply
from opspec.compiled.native.spelling import I1, stored
from opspec.compiled.native.terms import Running, Terms
from opspec.compiled.nodes import CHUNK, LANES, Loaded, in_order
from opspec.reads.symbols import Variable

Reserve = Callable[[str, int], str]  # the name of memory for so many of a type, for as long as the function runs
AHEAD = 8  # terms: how much earlier those are asked for that lie apart
APART = 1024  # bytes from one term to the next one from which on the processor asks for none by itself
QUARTERS = 4  # lanes that are left when the first levels of their tree are done
_LEVELS = 48  # of pairs of chunks


class Tree:
    """A fold by chunks. What a chunk is, a subclass says."""

    def __init__(self, terms: Terms, reserve: Reserve) -> None:
        self.terms = terms
        self.fold = terms.fold
        self.reserve = reserve

    def folded(self, region: Region) -> Running:
        """All terms combined, without the start."""
        whole, rest = divmod(self.fold.count, CHUNK)
        if self.fold.count <= CHUNK:
            return self.chunk(region, 0, self.fold.count)
        pairs = self._chunks(region, whole)
        found = self.chunk(region, whole * CHUNK, rest) if rest else None
        for level in range(whole.bit_length()):
            if whole >> level & 1:
                lower = pairs.read(region, level)
                found = lower if found is None else self.terms.joined(region, lower, found)
        assert found is not None
        return found

    def _chunks(self, region: Region, count: int) -> Slots:
        """The whole chunks. One completes as many pairs as its number, in the binary system, ends with ones."""
        pairs = Slots(self.reserve, self.terms, _LEVELS + 1)
        counter = f"%{region.name('chunk')}"

        def body(turn: Region, _: Sequence[Value]) -> list[Value]:
            pairs.write(turn, _LEVELS, self.chunk(turn, multiply(turn, counter, CHUNK), CHUNK))
            inverted = turn.made(f"xor i64 {counter}, -1")
            levels = turn.made(f"call i64 @llvm.cttz.i64(i64 {inverted}, i1 false)")
            level = f"%{turn.name('level')}"

            def completed(inner: Region, _: Sequence[Value]) -> list[Value]:
                left, right = pairs.read(inner, level), pairs.read(inner, _LEVELS)
                pairs.write(inner, _LEVELS, self.terms.joined(inner, left, right))
                return []

            loop(turn, turn.inner(), level, Steps(0, levels, empty=True), [], completed)
            pairs.write(turn, levels, pairs.read(turn, _LEVELS))
            return []

        loop(region, region.inner(), counter, Steps(0, count), [], body)
        return pairs

    def chunk(self, region: Region, base: Scalar, places: int) -> Running:
        """So many places from the base on, combined."""
        raise NotImplementedError


class Row(Tree):
    """A fold that is the same in all lanes: its own places lie in lanes."""

    def __init__(self, terms: Terms, reserve: Reserve) -> None:
        super().__init__(terms, reserve)
        self._lanes = replace(terms, lanes=LANES)

    def chunk(self, region: Region, base: Scalar, places: int) -> Running:
        groups, rest = divmod(places, LANES)
        found = Running(self._groups(region, base, groups).values) if groups else None
        if rest:
            last = self._rest(region, add(region, base, groups * LANES), rest)
            found = last if found is None else self.terms.joined(region, found, last)
        assert found is not None
        lanes = LANES
        while lanes > 1:
            lanes //= 2
            halves = [
                found.like([shuffled(region, part, range(first, first + lanes)) for part in found.parts])
                for first in (0, lanes)
            ]
            found = self.terms.joined(region, *halves)
        return found

    def _groups(self, region: Region, base: Scalar, count: int) -> Running:
        counter, nothing = f"%{region.name('k')}", self._lanes.nothing()
        turn = region.inner(LANES)
        turn.bind(*self.fold.variables, place=Position(add(turn, base, counter), 1, multiple=LANES))

        def body(inner: Region, carried: Sequence[Value]) -> list[Value]:
            made = self._lanes.joined(inner, nothing.like(carried), self._lanes.term(inner))
            return self._lanes.filled(made).parts

        return nothing.like(loop(region, turn, counter, Steps(0, count * LANES, LANES), nothing.parts, body))

    def _rest(self, region: Region, base: Scalar, count: int) -> Running:
        mask = first_lanes(count, LANES)
        part = region.inner(LANES, mask)
        part.bind(*self.fold.variables, place=Position(base, 1, multiple=LANES))
        found = self._lanes.term(part, mask)
        region.join(part)
        return found


class Column(Tree):
    """A fold that differs from lane to lane: its running values lie in memory."""

    def chunk(self, region: Region, base: Scalar, places: int) -> Running:
        slots = Slots(self.reserve, self.terms, LANES)
        nothing = self.terms.nothing()
        slot = f"%{region.name('lane')}"

        def cleared(turn: Region, _: Sequence[Value]) -> list[Value]:
            slots.write(turn, slot, nothing)
            return []

        loop(region, region.inner(), slot, Steps(0, LANES), [], cleared)
        counter = f"%{region.name('k')}"
        turn = region.inner()
        turn.bind(*self.fold.variables, place=Position(add(turn, base, counter)))

        def body(inner: Region, _: Sequence[Value]) -> list[Value]:
            inner.join(self._ahead(region, add(inner, base, counter)))
            at = inner.made(f"and i64 {counter}, {LANES - 1}")
            slots.write(inner, at, self.terms.joined(inner, slots.read(inner, at), self.terms.term(inner)))
            return []

        loop(region, turn, counter, Steps(0, places), [], body)
        self._quartered(region, slots)
        return self._halved(region, [slots.read(region, at) for at in range(QUARTERS)])

    def _quartered(self, region: Region, slots: Slots) -> None:
        """The first levels of the tree, as a loop: written out, they would be most of a kernel's text."""
        counter = f"%{region.name('lane')}"

        def body(turn: Region, _: Sequence[Value]) -> list[Value]:
            lanes = [slots.read(turn, add(turn, counter, first)) for first in range(0, LANES, QUARTERS)]
            slots.write(turn, counter, self._halved(turn, lanes))
            return []

        loop(region, region.inner(), counter, Steps(0, QUARTERS), [], body)

    def _halved(self, region: Region, found: list[Running]) -> Running:
        """Lanes combined: each with the one that is half of them further."""
        while len(found) > 1:
            half = len(found) // 2
            found = [self.terms.joined(region, found[at], found[at + half]) for at in range(half)]
        return found[0]

    def _ahead(self, region: Region, place: Scalar) -> Region:
        """What asks for the terms of a later place, to be joined to the loop: one inside would know this place."""
        ahead = region.inner()
        ahead.bind(*self.fold.variables, place=Position(add(ahead, place, AHEAD)))
        for node in in_order(self.fold.terms):
            if isinstance(node, Loaded) and self._is_apart(node):
                at = self.terms.values.indices.position(ahead, node.at)
                if at.stride == 1 and not at.each:
                    self.terms.values.memory.expect(ahead, node.buffer, at, self.terms.lanes)
        return ahead

    def _is_apart(self, node: Loaded) -> bool:
        steps = dict(node.at.terms)
        step = steps.get(self.fold.variables[-1], 0) if len(self.fold.variables) == 1 else 0
        return all(isinstance(x, Variable) for x in steps) and abs(step) * size_of(node.type) >= APART


class Slots:
    """Memory for what was combined so far."""

    def __init__(self, reserve: Reserve, terms: Terms, count: int) -> None:
        self._terms = terms
        self._like = terms.filled(terms.nothing())
        self._names = [reserve(stored(part.type, terms.lanes), count) for part in self._like.parts]

    def read(self, region: Region, at: Scalar) -> Running:
        parts = [self._read(region, name, at, part) for name, part in zip(self._names, self._like.parts, strict=True)]
        return self._like.like(parts)

    def write(self, region: Region, at: Scalar, running: Running) -> None:
        for name, value in zip(self._names, self._terms.filled(running).parts, strict=True):
            wide = stored(value.type, value.lanes)
            place = region.made(f"getelementptr {wide}, ptr {name}, i64 {at}")
            text = region.made(f"zext {value} to {wide}") if value.type is I1 else value.text
            region.line(f"store {wide} {text}, ptr {place}")

    def _read(self, region: Region, name: str, at: Scalar, like: Value) -> Value:
        wide = stored(like.type, like.lanes)
        place = region.made(f"getelementptr {wide}, ptr {name}, i64 {at}")
        found = region.made(f"load {wide}, ptr {place}")
        if like.type is I1:
            found = region.made(f"trunc {wide} {found} to {like.spelled}")
        return Value(found, like.type, like.lanes)


def first_lanes(count: int, lanes: int) -> str:
    """The mask of the first few lanes."""
    return f"<{', '.join(f'i1 {str(lane < count).lower()}' for lane in range(lanes))}>"
