"""Sums of products as machine code that reads its operands where they lie: a convolution is one, and copies nothing.

An element of the result is a sum over `terms` of an element of `left` times one of `right`; all three go by steps along
the places of the result and along the terms. The lanes of vectors are places that lie side by side in `right` and in
the result. A tile is some places, of which `right` knows nothing, by a few vectors: its running values stay in
registers. What a library may do is done here: products and sums are fused, and long sums made in parts.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from opspec.compiled.native.calls import NAME
from opspec.compiled.native.half_floats import f16_bits, f16_number
from opspec.compiled.native.indices import spread
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.memory import address, read_side_by_side, size_of, write_side_by_side
from opspec.compiled.native.regions import CodeRegion, CodeValue, LoopRange, Scalar, guarded, loop, multiply, turns
from opspec.compiled.native.shares import PARTS, SHARE
from opspec.compiled.native.spelling import I1, I32, constant, spelled, suffix
from opspec.compiled.native.trees import first_lanes
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import MACHINE
from opspec.values.types import ElementType

LONG = 1024  # terms from which on a sum is made in parts
PART = 512  # terms of a part, at most
SHORT = 32  # and at least
UNROLLED = 4  # terms of one turn
_NARROW = ("f16", "bf16")
_REGISTERS = {64: 32, 32: 16, 16: 16}  # by the bytes of a vector


def is_narrow(type_: ElementType, target: InstructionSet) -> bool:
    """Whether elements of a type are read and written as they are, and computed with as f32."""
    return type_.name in _NARROW and target.vector_bytes >= 32


@dataclass(frozen=True, slots=True)
class Axis:
    """Places or terms: how many, and how many elements one is from the next one in each array."""

    size: int
    left: int
    right: int
    out: int = 0


@dataclass(frozen=True, slots=True)
class Contraction:
    """`element`: what is computed in; what the factors `left` and `right` have, and `made`, the result, of 16 bits too.
    `lanes` has the step 1 in `right` and in the result, and 0 or 1 in `left`; `starts`: where the first element of each
    array is; a fourth array says it where there are none.
    """

    element: str
    left: str
    right: str
    made: str
    lanes: Axis
    places: tuple[Axis, ...]
    terms: tuple[Axis, ...]
    starts: tuple[int, int, int] | None = (0, 0, 0)

    @property
    def work(self) -> int:
        """Products."""
        return self.lanes.size * math.prod(x.size for x in (*self.places, *self.terms))

    def merged(self) -> Contraction:
        """With as few axes as there can be."""
        outer_first = sorted(_moving(self.places), key=lambda x: (-abs(x.left), -abs(x.right)))
        order = sorted(_moving(self.terms), key=lambda x: (-abs(x.right), -abs(x.left)))
        return replace(self, places=tuple(_merged(outer_first)), terms=tuple(_merged(order)))


def _moving(axes: Sequence[Axis]) -> list[Axis]:
    return [axis for axis in axes if axis.size > 1]


def _merged(axes: Sequence[Axis]) -> list[Axis]:
    """Neighbours as one, where the outer one goes on where the inner one ends."""
    found: list[Axis] = []
    for axis in axes:
        steps = axis.left * axis.size, axis.right * axis.size, axis.out * axis.size
        if found and (found[-1].left, found[-1].right, found[-1].out) == steps:
            found[-1] = replace(axis, size=axis.size * found[-1].size)
        else:
            found.append(axis)
    return found


def contraction_text(
    made: Contraction, target: InstructionSet, name: str = NAME, slots: tuple[int, ...] = (0, 1, 2)
) -> KernelText:
    """`void @kernel(ptr %memory, i64 %part)`; `slots`: where in `memory` left, right and result stand."""
    return _Writer(made, target).text(name, slots)


@dataclass(frozen=True, slots=True)
class _Block:
    """Vectors side by side, and how many lanes of the last one count."""

    vectors: int
    last: int


class _Writer:
    def __init__(self, made: Contraction, target: InstructionSet) -> None:
        self._made = made
        self._type = MACHINE[made.element]
        self._names = made.left, made.right, made.made
        left, right, stored = (MACHINE["ui16"] if x in _NARROW else MACHINE[x] for x in self._names)
        self._memory = left, right, stored
        self._lanes = target.vector_bytes // size_of(self._type)
        self._registers = _REGISTERS[target.vector_bytes]
        vectors = -(-made.lanes.size // self._lanes)
        together = vectors if vectors <= 3 else 3 if vectors % 3 == 0 and vectors % 2 else 2
        together = min(together, 3 if self._registers == 32 else 2)
        self._width = together * self._lanes
        self._blocks, rest = made.lanes.size // self._width, made.lanes.size % self._width
        self._whole = _Block(together, self._lanes)
        self._rest = _Block(-(-rest // self._lanes), (rest - 1) % self._lanes + 1) if rest else None
        self._tile, self._split, self._loops = self._tiles()
        self._parts, self._loops = self._shared(self._loops)
        self._chunks, self._terms = _chunks(made.terms)

    @property
    def _most(self) -> int:
        """Rows of a tile, for each of which there are registers."""
        vectors = self._whole.vectors
        return min(max(1, (self._registers - vectors - 2) // vectors), 14)

    def _tiles(self) -> tuple[list[Axis], Axis | None, list[Axis]]:
        """Places that a tile has as a whole, an axis of which it has some (none where it has all), and all others."""
        inner: list[Axis] = []
        others = list(self._made.places)
        for axis in reversed(self._made.places):
            if axis.right:
                continue
            rows = math.prod(x.size for x in inner)
            if rows * axis.size > self._most:
                others.remove(axis)
                if self._most // rows < 2:
                    return inner, None, [*others, axis]
                return inner, axis, others
            inner.insert(0, axis)
            others.remove(axis)
        return inner, None, others

    def _shared(self, loops: list[Axis]) -> tuple[list[Axis], list[Axis]]:
        """The outermost loops, whose turns threads share, and the others."""
        if self._made.work < 2 * SHARE:
            return [], loops
        count = 0
        while count < len(loops) and math.prod(x.size for x in loops[:count]) < PARTS // 4:
            count += 1
        return loops[:count], loops[count:]

    def text(self, name: str, slots: tuple[int, ...]) -> KernelText:
        entry = CodeRegion.outermost()
        starts: Sequence[Scalar] = self._made.starts or self._given_starts(entry)
        for at, (what, slot) in enumerate(zip(("left", "right", "out"), slots, strict=True)):
            place = entry.made(f"getelementptr ptr, ptr %memory, i64 {slot}")
            loaded = entry.made(f"load ptr, ptr {place}, align 8")
            start = address(entry, loaded, self._memory[at], starts[at])
            entry.line(f"%{what} = getelementptr i8, ptr {start}, i64 0")
        places = _Places("%left", "%right", "%out")
        left: Scalar = "%part"
        for axis in reversed(self._parts):
            here = entry.made(f"urem i64 {left}, {axis.size}")
            left = entry.made(f"udiv i64 {left}, {axis.size}")
            places = self._moved(entry, places, axis, here)
        self._nest(entry, self._chunks, places, [], self._chunk)
        lines = [f"define void @{name}(ptr %memory, i64 %part) {{", "entry:", *entry.lines, "  ret void", "}"]
        numbers = tuple(Buffer(at, self._type, 0) for at in range(3 if self._made.starts else 4))
        parts = math.prod(axis.size for axis in self._parts)
        return KernelText("\n".join(lines) + "\n", numbers, parts, 2 * self._made.work)

    def _given_starts(self, entry: CodeRegion) -> list[Scalar]:
        """What the fourth array says."""
        place = entry.made("getelementptr ptr, ptr %memory, i64 3")
        given = entry.made(f"load ptr, ptr {place}, align 8")
        places = [entry.made(f"getelementptr i64, ptr {given}, i64 {at}") for at in range(3)]
        return [entry.made(f"load i64, ptr {place}, align 8") for place in places]

    def _moved(self, region: CodeRegion, places: _Places, axis: Axis, by: Scalar) -> _Places:
        steps = axis.left, axis.right, axis.out
        moved = (
            address(region, place, memory, multiply(region, by, step)) if step else place
            for place, step, memory in zip((places.left, places.right, places.out), steps, self._memory, strict=True)
        )
        return _Places(*moved)

    def _nest(
        self,
        region: CodeRegion,
        axes: Sequence[Axis],
        places: _Places,
        counters: list[str],
        body: Callable[[CodeRegion, _Places, list[str]], None],
    ) -> None:
        """Loops over axes, one inside the other."""
        if not axes:
            body(region, places, counters)
            return
        axis, *others = axes
        counter, inner = f"%{region.name('at')}", region.inner()

        def turn(inside: CodeRegion) -> None:
            self._nest(inside, others, self._moved(inside, places, axis, counter), [*counters, counter], body)

        loop(region, inner, counter, LoopRange(0, axis.size), [], turns(turn))

    def _chunk(self, region: CodeRegion, places: _Places, counters: list[str]) -> None:
        """All places, for a part of the terms; what was summed before is in the result."""
        first = ""
        for counter in counters:
            here = region.made(f"icmp eq i64 {counter}, 0")
            first = region.made(f"and i1 {first}, {here}") if first else here
        lanes = replace(self._made.lanes, left=self._made.lanes.left * self._width, right=self._width, out=self._width)
        if self._blocks:
            body = partial(self._block, self._whole, first)
            self._nest(region, [replace(lanes, size=self._blocks)], places, [], body)
        if self._rest:
            self._block(self._rest, first, region, self._moved(region, places, lanes, self._blocks), [])

    def _block(self, block: _Block, first: str, region: CodeRegion, places: _Places, _: list[str]) -> None:
        self._nest(region, self._loops, places, [], partial(self._rows, block, first))

    def _rows(self, block: _Block, first: str, region: CodeRegion, places: _Places, _: list[str]) -> None:
        """The tiles along the axis of which a tile has some."""
        if self._split is None:
            self._one_tile(block, first, 0, region, places, [])
            return
        most = self._most // math.prod(x.size for x in self._tile)
        size = self._split.size
        step = -(-size // -(-size // most))
        whole, rest = divmod(size, step)
        steps = replace(
            self._split,
            size=whole,
            left=self._split.left * step,
            right=self._split.right * step,
            out=self._split.out * step,
        )
        self._nest(region, [steps], places, [], partial(self._one_tile, block, first, step))
        if rest:
            self._one_tile(block, first, rest, region, self._moved(region, places, steps, whole), [])

    def _one_tile(
        self, block: _Block, first: str, rows: int, region: CodeRegion, places: _Places, _: list[str]
    ) -> None:
        """`rows`: of the axis of which a tile has some; 0 where there is none."""
        axes = [*self._tile] if not rows else [replace(self._split or Axis(1, 0, 0), size=rows), *self._tile]
        rows_of_tile = [*itertools.product(*(range(axis.size) for axis in axes))]
        lefts = [sum(at * axis.left for at, axis in zip(row, axes, strict=True)) for row in rows_of_tile]
        outs = [sum(at * axis.out for at, axis in zip(row, axes, strict=True)) for row in rows_of_tile]
        zero = CodeValue(constant(0, self._type, self._lanes), self._type, self._lanes)

        def body(turn: CodeRegion, now: _Places, carried: Sequence[CodeValue]) -> list[CodeValue]:
            return self._products(turn, block, now, lefts, carried)

        results = self._summed(region, self._terms, places, [zero] * (len(outs) * block.vectors), body)
        results = self._added(region, block, first, places, outs, results)
        for at, offset in enumerate(outs):
            for vector in range(block.vectors):
                value = self._narrowed(region, results[at * block.vectors + vector])
                start = offset + vector * self._lanes
                write_side_by_side(region, places.out, start, value, self._mask(block, vector))

    def _mask(self, block: _Block, vector: int) -> str:
        if vector + 1 < block.vectors or block.last == self._lanes:
            return ""
        return first_lanes(block.last, self._lanes)

    def _added(
        self, region: CodeRegion, block: _Block, first: str, places: _Places, outs: list[int], results: list[CodeValue]
    ) -> list[CodeValue]:
        """To the sums of the parts before, but for the first part."""
        if not first:
            return results
        added: list[CodeValue] = []

        def add_held(more: CodeRegion) -> None:
            for at, result in enumerate(results):
                start = outs[at // block.vectors] + at % block.vectors * self._lanes
                mask = self._mask(block, at % block.vectors)
                held = read_side_by_side(more, places.out, self._type, start, self._lanes, mask)
                added.append(more.value(f"fadd {held}, {result.text}", held.type, held.lanes))

        before, more = region.label, region.inner()
        guarded(region, more, CodeValue(region.made(f"xor i1 {first}, true"), I1), add_held)
        return [
            region.value(f"phi {x.spelled} [{x.text}, %{before}], [{y.text}, %{more.label}]", x.type, x.lanes)
            for x, y in zip(results, added, strict=True)
        ]

    def _factors(self, region: CodeRegion, array: int, pointer: str, start: int, mask: str) -> CodeValue:
        """As many factors as lanes."""
        found = read_side_by_side(region, pointer, self._memory[array], start, self._lanes, mask)
        return self._widened(region, self._names[array], found)

    def _factor(self, region: CodeRegion, start: int, pointer: str) -> CodeValue:
        """One left factor in all lanes."""
        memory = self._memory[0]
        place = address(region, pointer, memory, start)
        found = region.value(f"load {spelled(memory)}, ptr {place}, align {size_of(memory)}", memory, 1)
        one = self._widened(region, self._names[0], found)
        return CodeValue(spread(region, one, self._lanes), self._type, self._lanes)

    def _widened(self, region: CodeRegion, name: str, x: CodeValue) -> CodeValue:
        """Factors of a type as numbers to compute with."""
        lanes, wide = x.lanes, spelled(self._type, x.lanes)
        if name == "f16":
            return f16_number(region, x, by_machine=True)
        if name == "bf16":
            bits = spelled(I32, lanes)
            low = region.made(f"zext {x} to {bits}")
            high = region.made(f"shl {bits} {low}, {constant(16, I32, lanes)}")
            return region.value(f"bitcast {bits} {high} to {wide}", self._type, lanes)
        return x

    def _narrowed(self, region: CodeRegion, x: CodeValue) -> CodeValue:
        """Numbers as the result has them: rounded to the nearest one, of two the even one."""
        memory, lanes = self._memory[2], x.lanes
        if self._made.made == "f16":
            return f16_bits(region, x, by_machine=True)
        if self._made.made == "bf16":
            wide = spelled(I32, lanes)

            def number(bits: int) -> str:
                return constant(bits, I32, lanes)

            bits = region.made(f"bitcast {x} to {wide}")
            high = region.made(f"lshr {wide} {bits}, {number(16)}")
            odd = region.made(f"and {wide} {high}, {number(1)}")
            half = region.made(f"add {wide} {odd}, {number(0x7FFF)}")
            rounded = region.made(f"add {wide} {bits}, {half}")
            up = region.made(f"lshr {wide} {rounded}, {number(16)}")
            quiet = region.made(f"or {wide} {high}, {number(0x40)}")
            nan = region.made(f"fcmp uno {x}, {x.text}")
            made = region.made(f"select {spelled(I1, lanes)} {nan}, {wide} {quiet}, {wide} {up}")
            return region.value(f"trunc {wide} {made} to {spelled(memory, lanes)}", memory, lanes)
        return x

    def _summed(
        self,
        region: CodeRegion,
        terms: Sequence[Axis],
        places: _Places,
        carried: Sequence[CodeValue],
        body: Callable[[CodeRegion, _Places, Sequence[CodeValue]], list[CodeValue]],
    ) -> list[CodeValue]:
        """Loops over terms; a few of the innermost ones in one turn."""
        if not terms:
            return body(region, places, carried)
        axis, *others = terms
        step = 1 if others else next(x for x in range(min(UNROLLED, axis.size), 0, -1) if axis.size % x == 0)
        if not others and step == 1 < axis.size:
            step = min(UNROLLED, axis.size)
        whole = axis.size // step * step
        counter, inner = f"%{region.name('k')}", region.inner()

        def turn(inside: CodeRegion, now: Sequence[CodeValue]) -> Sequence[CodeValue]:
            moved = self._moved(inside, places, axis, counter)
            return several(inside, moved, now, step)

        def several(inside: CodeRegion, moved: _Places, now: Sequence[CodeValue], count: int) -> list[CodeValue]:
            found = [*now]
            for at in range(count):
                found = self._summed(inside, others, self._moved(inside, moved, axis, at), found, body)
            return found

        found = loop(region, inner, counter, LoopRange(0, whole, step), carried, turn)
        if axis.size > whole:
            found = several(region, self._moved(region, places, axis, whole), found, axis.size - whole)
        return found

    def _products(
        self, region: CodeRegion, block: _Block, places: _Places, lefts: list[int], carried: Sequence[CodeValue]
    ) -> list[CodeValue]:
        """One term of all elements of a tile."""
        wide, found = spelled(self._type, self._lanes), []
        fused = f"@llvm.fmuladd.{suffix(self._type, self._lanes)}"
        masks = [self._mask(block, vector) for vector in range(block.vectors)]
        rights = [
            self._factors(region, 1, places.right, vector * self._lanes, mask) for vector, mask in enumerate(masks)
        ]
        for at, offset in enumerate(lefts):
            if self._made.lanes.left:
                row = [
                    self._factors(region, 0, places.left, offset + vector * self._lanes, mask)
                    for vector, mask in enumerate(masks)
                ]
            else:
                row = [self._factor(region, offset, places.left)] * block.vectors
            for left, right, running in zip(row, rights, carried[at * block.vectors :], strict=False):
                found.append(region.value(f"call {wide} {fused}({left}, {right}, {running})", self._type, self._lanes))
        return found


@dataclass(frozen=True, slots=True)
class _Places:
    """Addresses in the arrays."""

    left: str
    right: str
    out: str


def _chunks(terms: Sequence[Axis]) -> tuple[list[Axis], list[Axis]]:
    """Terms as loops around all places, and those inside, which are not too many."""
    inner: list[Axis] = []
    if math.prod(x.size for x in terms) <= LONG:
        return [], [*terms]
    for at in reversed(range(len(terms))):
        axis, count = terms[at], math.prod(x.size for x in inner)
        if count * axis.size <= PART:
            inner.insert(0, axis)
            continue
        part = next(x for x in range(PART // count, 0, -1) if axis.size % x == 0)
        if part * count < SHORT:
            part = axis.size
        outer = [*terms[:at]]
        if part < axis.size:
            steps = axis.left * part, axis.right * part
            outer.append(Axis(axis.size // part, *steps))
        if part > 1:
            inner.insert(0, replace(axis, size=part))
        return outer, inner
    return [], inner
