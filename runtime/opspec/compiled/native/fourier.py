"""Fourier transforms along one dimension as machine code: the lanes of vectors are transforms side by side, so that
each step is the same arithmetic for all of them, and its bits those of every instruction set.

A block of as many transforms as there are lanes is brought into memory of its own, real and imaginary parts apart,
where its steps go to and fro between two halves (Stockham's form, which needs no bits reversed). A real transform of
2n values is one of n complex values, whose frequencies are taken apart at the end, or put together at the start.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from opspec.compiled.native.calls import NAME
from opspec.compiled.native.fourier_tables import Transform, radices, table, turned_by
from opspec.compiled.native.indices import spread
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import QUICKLY, KernelText
from opspec.compiled.native.memory import address, crossed, read_side_by_side, size_of, write_side_by_side
from opspec.compiled.native.regions import CodeRegion, CodeValue, LoopRange, Scalar, add, loop, multiply, turns
from opspec.compiled.native.spelling import constant, spelled
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import MACHINE

_WIDE = 16  # lanes of which a square is much text
DECLARED = "declare ptr @malloc(i64)\ndeclare void @free(ptr)"


def lanes_of(made: Transform, target: InstructionSet) -> int:
    """How many transforms are computed at once: no more than there are, but two; where they lie one behind the other,
    so few that half a vector of numbers is one of them.
    """
    most = target.vector_bytes // size_of(MACHINE[made.element])
    if made.stored_side:
        return min(most, 1 << made.lines.bit_length() - 1)
    return min(most, 2 << min(made.given, made.made).bit_length() - 1, max(2, 1 << (made.lines - 1).bit_length()))


def transform_text(
    made: Transform, target: InstructionSet, name: str = NAME, slots: tuple[int, ...] = (0, 1, 2)
) -> KernelText:
    """The kernel for what is given, the result and the table, in this order; `slots`: where these stand. Of two slots
    the text has the table.
    """
    return _Writer(made, target, name, slots).text()


Complex = tuple[CodeValue, CodeValue]


@dataclass(frozen=True, slots=True)
class _Rows:
    """Where numbers of lines, or of lanes, begin, and by how many bytes those of the next row lie behind, and the next
    ones of a row.
    """

    start: str
    apart: Scalar
    ahead: Scalar

    def places(self, region: CodeRegion, at: Scalar, count: int) -> Iterator[str]:
        place = region.made(f"getelementptr i8, ptr {self.start}, i64 {multiply(region, at, self.ahead)}")
        for _ in range(count - 1):
            yield place
            place = region.made(f"getelementptr i8, ptr {place}, i64 {self.apart}")
        yield place


class _Writer:
    def __init__(self, made: Transform, target: InstructionSet, name: str, slots: tuple[int, ...]) -> None:
        self._made = made
        self._name = name
        self._slots = slots
        self._type = MACHINE[made.element]
        self._lanes = lanes_of(made, target)
        self._room = (made.size + 1) * 2 * self._lanes  # elements of a half
        self._turning = ""  # a function that turns squares of lanes, where there is one
        self._first: Scalar = 0  # of the lines of a block, in the first lane

    def text(self) -> KernelText:
        made, region, lanes = self._made, CodeRegion.outermost(), self._lanes
        for at, name in zip(self._slots, ("given", "made", "table"), strict=False):
            place = region.made(f"getelementptr ptr, ptr %memory, i64 {at}")
            region.line(f"%{name} = load ptr, ptr {place}, align 8")
        if len(self._slots) == 2:
            region.line(f"%table = getelementptr i8, ptr @{self._name}.table, i64 0")
        shares = max(1, -(-made.lines // lanes))
        block: Scalar = region.made(f"udiv i64 %part, {shares}")
        share = region.made(f"urem i64 %part, {shares}")
        first = multiply(region, share, lanes)
        if made.lines > lanes:
            first = region.made(f"call i64 @llvm.umin.i64(i64 {first}, i64 {made.lines - lanes})")
        else:
            first = 0
        self._first = first
        room = region.made(f"call ptr @malloc(i64 {2 * self._room * size_of(self._type) + 64})")
        number = region.made(f"ptrtoint ptr {room} to i64")
        up = region.made(f"add i64 {number}, 63")
        aligned = region.made(f"and i64 {up}, -64")
        start = region.made(f"inttoptr i64 {aligned} to ptr")
        halves = [start, address(region, start, self._type, self._room)]
        self._carried(region, "%given", made.given, block, halves[0], True)
        if made.real and made.inverse:
            self._pairs(region, *halves)
            halves.reverse()
        size, turned, steps = made.size, 0, dict[tuple[int, bool], str]()
        for radix in radices(made.size) or ():
            kind = radix, size > radix
            if kind not in steps:
                steps[kind] = self._step(f"{self._name}.step{len(steps)}", *kind)
            by = address(region, "%table", self._type, turned)
            given = f"ptr {halves[0]}, ptr {halves[1]}, ptr {by}, i64 {size // radix}, i64 {made.size // size}"
            region.line(f"call void @{self._name}.step{[*steps].index(kind)}({given})")
            turned += 2 * (radix - 1) * (size // radix)
            size //= radix
            halves.reverse()
        if made.real and not made.inverse:
            self._pairs(region, *halves)
            halves.reverse()
        self._carried(region, "%made", made.made, block, halves[0], False)
        region.line(f"call void @free(ptr {room})")
        head = f"define void @{self._name}(ptr %memory, i64 %part) {QUICKLY}{{"
        lines = [head, "entry:", *region.lines, "  ret void", "}"]
        buffers = tuple(Buffer(at, self._type, 0) for at in range(len(self._slots)))
        work = 5 * made.size * max(1, made.size.bit_length()) * made.blocks * made.lines
        text = "\n".join([DECLARED, *self._held(), self._turning, *steps.values(), *lines, ""])
        return KernelText(text, buffers, made.blocks * shares, work)

    def _held(self) -> list[str]:
        """The table as a part of the text, if it is not given."""
        if len(self._slots) > 2:
            return []
        one, bits = spelled(self._type), table(self._made).view(f"u{size_of(self._type)}")
        numbers = ", ".join(f"{one} {constant(int(x), self._type)}" for x in bits)
        return [f"@{self._name}.table = private constant [{len(bits)} x {one}] [{numbers}], align 64"]

    # --- between arrays and the block ---------------------------------------------------------------------

    def _carried(self, region: CodeRegion, array: str, size: int, block: Scalar, half: str, reads: bool) -> None:
        """All numbers of a block of transforms, from an array, which `reads` says, or to it."""
        made = self._made
        side = made.side if reads else made.stored_side
        apart, ahead = (2 * made.lines, 2) if side else (2, 2 * size)
        start = add(region, multiply(region, block, 2 * size * made.lines), multiply(region, self._first, ahead))
        if not side:
            self._turned_squares(region, address(region, array, self._type, start), size, half, reads)
            return
        move = self._loads if reads else self._stores

        def one(inside: CodeRegion, at: str) -> None:
            move(inside, array, add(inside, start, multiply(inside, at, apart)), at, half)

        self._loop(region, size, 1, one)

    def _loop(self, region: CodeRegion, size: Scalar, step: int, body: Callable[[CodeRegion, str], None]) -> None:
        counter, inner = f"%{region.name('at')}", region.inner()
        loop(region, inner, counter, LoopRange(0, size, step), [], turns(lambda turn: body(turn, counter)))

    def _loads(self, region: CodeRegion, array: str, place: Scalar, at: Scalar, half: str) -> None:
        lanes = self._lanes
        low, high = (
            read_side_by_side(region, address(region, array, self._type, place), self._type, x, lanes)
            for x in (0, lanes)
        )
        parts = [crossed(region, low, high, range(x, 2 * lanes, 2)) for x in (0, 1)]
        self._put(region, half, at, (parts[0], parts[1]))

    def _stores(self, region: CodeRegion, array: str, place: Scalar, at: Scalar, half: str) -> None:
        made, lanes = self._made, self._lanes
        first, found = address(region, array, self._type, place), self._get(region, half, at)
        if made.side and made.whole:
            found = self._turned(region, found, self._of_columns(region, at))
        real, imaginary = found
        if made.scale != 1:
            real, imaginary = (self._do(region, "fmul", x, self._number(made.scale)) for x in found)
        mixed = [x + part for x in range(lanes) for part in (0, lanes)]
        for x in (0, lanes):
            write_side_by_side(region, first, x, crossed(region, real, imaginary, mixed[x : x + lanes]))

    def _turned_squares(self, region: CodeRegion, array: str, size: int, half: str, reads: bool) -> None:
        """Lines one behind the other, to or from lanes, by squares of these: by a function for both ways, where these
        are much text and there are lines for all lanes.
        """
        made, lanes, each = self._made, self._lanes, size_of(self._type)
        lines, block = _Rows(array, 2 * size * each, 2 * each), _Rows(half, lanes * each, 2 * lanes * each)
        source, target = (lines, block) if reads else (block, lines)
        scale = self._number(1.0 if reads else made.scale, 1)
        if made.lines < lanes or lanes < _WIDE:
            count = min(lanes, made.lines)
            self._squares(region, source, target, size, scale, (count, lanes) if reads else (lanes, count))
            return
        if not self._turning:
            self._turning = self._turning_text()
        taken = ", ".join(f"ptr {x.start}, i64 {x.apart}, i64 {x.ahead}" for x in (source, target))
        region.line(f"call void @{self._name}.squares({taken}, i64 {size}, {scale})")

    def _turning_text(self) -> str:
        region, both = CodeRegion.outermost(), ("source", "target")
        source, target = (_Rows(f"%{x}", f"%{x}.apart", f"%{x}.ahead") for x in both)
        scale = CodeValue("%scale", self._type)
        self._squares(region, source, target, "%size", scale, (self._lanes, self._lanes))
        taken = ", ".join(f"ptr %{x}, i64 %{x}.apart, i64 %{x}.ahead" for x in both)
        head = f"define internal void @{self._name}.squares({taken}, i64 %size, {scale}) {QUICKLY}{{"
        return "\n".join([head, "entry:", *region.lines, "  ret void", "}"])

    def _squares(
        self, region: CodeRegion, source: _Rows, target: _Rows, size: Scalar, scale: CodeValue, rows: tuple[int, int]
    ) -> None:
        """`rows`: how many of a square are read, the last one standing for others, and how many are written. The last
        numbers come again, in part, if they do not fill a square.
        """
        lanes = self._lanes
        end = add(region, size, -(lanes // 2))

        def square(inside: CodeRegion, counter: str) -> None:
            at = inside.made(f"call i64 @llvm.umin.i64(i64 {counter}, i64 {end})")
            given = [read_side_by_side(inside, x, self._type, 0, lanes) for x in source.places(inside, at, rows[0])]
            given += given[-1:] * (lanes - len(given))
            if self._made.scale != 1 and scale.text != self._number(1.0, 1).text:
                by = CodeValue(spread(inside, scale, lanes), self._type, lanes)
                given = [self._do(inside, "fmul", x, by) for x in given]
            places = target.places(inside, at, rows[1])
            for place, value in zip(places, self._transposed(inside, given), strict=False):
                write_side_by_side(inside, place, 0, value)

        self._loop(region, size, lanes // 2, square)

    def _transposed(self, region: CodeRegion, rows: Sequence[CodeValue]) -> list[CodeValue]:
        """A square of lanes, in as many rounds as the logarithm of its side says."""
        rows, step, lanes = [*rows], 1, self._lanes
        while step < lanes:
            for at in range(lanes):
                if not at & step:
                    a, b = rows[at], rows[at + step]
                    kept = [x if not x & step else lanes + x - step for x in range(lanes)]
                    moved = [x + step if not x & step else lanes + x for x in range(lanes)]
                    rows[at], rows[at + step] = crossed(region, a, b, kept), crossed(region, a, b, moved)
            step *= 2
        return rows

    # --- arithmetic ---------------------------------------------------------------------------------------

    def _do(self, region: CodeRegion, what: str, a: CodeValue, b: CodeValue) -> CodeValue:
        return region.value(f"{what} {a}, {b.text}", self._type, self._lanes)

    def _number(self, x: float, lanes: int = 0) -> CodeValue:
        """In all lanes, unless it says in how many."""
        bits = np.array(x, self._type.dtype).view(f"u{size_of(self._type)}")
        lanes = lanes or self._lanes
        return CodeValue(constant(int(bits), self._type, lanes), self._type, lanes)

    def _added(self, region: CodeRegion, a: Complex, b: Complex) -> Complex:
        return self._do(region, "fadd", a[0], b[0]), self._do(region, "fadd", a[1], b[1])

    def _less(self, region: CodeRegion, a: Complex, b: Complex) -> Complex:
        return self._do(region, "fsub", a[0], b[0]), self._do(region, "fsub", a[1], b[1])

    def _turned(self, region: CodeRegion, a: Complex, by: Complex) -> Complex:
        """A product."""
        real = self._do(region, "fsub", self._do(region, "fmul", a[0], by[0]), self._do(region, "fmul", a[1], by[1]))
        other = self._do(region, "fadd", self._do(region, "fmul", a[0], by[1]), self._do(region, "fmul", a[1], by[0]))
        return real, other

    def _quarter(self, region: CodeRegion, a: Complex, sign: int) -> Complex:
        """Times i or -i."""
        real, imaginary = a
        if sign > 0:
            return region.value(f"fneg {imaginary}", self._type, self._lanes), real
        return imaginary, region.value(f"fneg {real}", self._type, self._lanes)

    def _get(self, region: CodeRegion, half: str, at: Scalar) -> Complex:
        lanes = self._lanes
        start = address(region, half, self._type, multiply(region, at, 2 * lanes))
        real, other = (read_side_by_side(region, start, self._type, x, lanes) for x in (0, lanes))
        return real, other

    def _put(self, region: CodeRegion, half: str, at: Scalar, x: Complex) -> None:
        start = address(region, half, self._type, multiply(region, at, 2 * self._lanes))
        write_side_by_side(region, start, 0, x[0])
        write_side_by_side(region, start, self._lanes, x[1])

    def _from_table(self, region: CodeRegion, at: Scalar) -> Complex:
        """A number to turn by, in all lanes."""
        start = address(region, "%table", self._type, at)
        found = []
        for x in (0, 1):
            place = address(region, start, self._type, x)
            one = region.value(f"load {spelled(self._type)}, ptr {place}, align {size_of(self._type)}", self._type, 1)
            found.append(CodeValue(spread(region, one, self._lanes), self._type, self._lanes))
        return found[0], found[1]

    def _of_columns(self, region: CodeRegion, at: Scalar) -> Complex:
        """What the columns of the lanes are turned by, their number `at`."""
        made = self._made
        begin = add(
            region, add(region, multiply(region, at, made.lines), self._first), 2 * sum(turned_by(made.size)) + 2
        )
        start = address(region, "%table", self._type, begin)
        planes = (0, made.size * made.lines)
        real, imaginary = (read_side_by_side(region, start, self._type, x, self._lanes) for x in planes)
        return real, imaginary

    # --- steps --------------------------------------------------------------------------------------------

    def _step(self, name: str, radix: int, turns_: bool) -> str:
        """A function that makes of what each place of the transforms before has `radix` of their parts: transforms of a
        size, of which there are so many that all is done once. `turns_`: whether they are turned, as those of the last
        step are not.
        """
        region, apart = CodeRegion.outermost(), self._made.size // radix
        behind = [multiply(region, "%beside", x) for x in range(radix)]

        def at_place(outer: CodeRegion, place: str) -> None:
            start = multiply(outer, place, 2 * (radix - 1))
            by = [self._from_table(outer, add(outer, start, 2 * x)) for x in range(radix - 1)] if turns_ else []
            there = multiply(outer, place, "%beside")
            write = multiply(outer, there, radix)

            def one(inner: CodeRegion, at: str) -> None:
                read, first = add(inner, there, at), add(inner, write, at)
                terms = [self._get(inner, "%source", add(inner, read, x * apart)) for x in range(radix)]
                for x, found in enumerate(self._small(inner, terms)):
                    value = self._turned(inner, found, by[x - 1]) if x and by else found
                    self._put(inner, "%target", add(inner, first, behind[x]), value)

            self._loop(outer, "%beside", 1, one)

        self._loop(region, "%places", 1, at_place)
        taken = "ptr %source, ptr %target, ptr %table, i64 %places, i64 %beside"
        head = f"define internal void @{name}({taken}) {QUICKLY}{{"
        return "\n".join([head, "entry:", *region.lines, "  ret void", "}"])

    def _small(self, region: CodeRegion, x: Sequence[Complex]) -> list[Complex]:
        """The transform of a few numbers."""
        sign = 1 if self._made.inverse else -1
        if len(x) == 2:
            return [self._added(region, *x), self._less(region, *x)]
        if len(x) == 4:
            even, odd = self._added(region, x[0], x[2]), self._added(region, x[1], x[3])
            apart = self._less(region, x[0], x[2])
            across = self._quarter(region, self._less(region, x[1], x[3]), sign)
            return [
                self._added(region, even, odd),
                self._added(region, apart, across),
                self._less(region, even, odd),
                self._less(region, apart, across),
            ]
        return self._odd(region, x, sign)

    def _odd(self, region: CodeRegion, x: Sequence[Complex], sign: int) -> list[Complex]:
        """Of an odd number of them: those that mirror each other together."""
        count = len(x)
        pairs = [(x[at], x[count - at]) for at in range(1, count // 2 + 1)]
        sums = [self._added(region, *pair) for pair in pairs]
        gaps = [self._quarter(region, self._less(region, *pair), sign) for pair in pairs]
        whole = x[0]
        for each in sums:
            whole = self._added(region, whole, each)
        found = [whole] * count
        for at in range(1, count // 2 + 1):
            same, other = x[0], None
            for place, (each, gap) in enumerate(zip(sums, gaps, strict=True), 1):
                turn = cmath.exp(2j * math.pi * (at * place % count) / count)
                cos, sin = self._number(turn.real), self._number(turn.imag)
                same = self._added(
                    region, same, (self._do(region, "fmul", each[0], cos), self._do(region, "fmul", each[1], cos))
                )
                part = self._do(region, "fmul", gap[0], sin), self._do(region, "fmul", gap[1], sin)
                other = part if other is None else self._added(region, other, part)
            assert other is not None
            found[at], found[count - at] = self._added(region, same, other), self._less(region, same, other)
        return found

    def _pairs(self, region: CodeRegion, source: str, target: str) -> None:
        """Frequencies of reals from those of pairs, or back: each with the one that mirrors it."""
        made = self._made
        size, half = made.size, self._number(0.5)
        turned = 2 * sum(turned_by(made.size))

        def one(inner: CodeRegion, at: Scalar) -> None:
            mirror = inner.made(f"sub i64 {size}, {at}")
            last = mirror
            if not made.inverse:  # the frequency behind the last one is the first one
                is_end = inner.made(f"icmp eq i64 {mirror}, {size}")
                last = inner.made(f"select i1 {is_end}, i64 0, i64 {mirror}")
            x, y = self._get(inner, source, at), self._get(inner, source, last)
            same = self._do(inner, "fadd", x[0], y[0]), self._do(inner, "fsub", x[1], y[1])
            gap = self._do(inner, "fsub", x[0], y[0]), self._do(inner, "fadd", x[1], y[1])
            if made.inverse:  # the first one and the last one are real, whatever they say
                first = inner.made(f"icmp eq i64 {at}, 0")
                same = same[0], self._unless(inner, first, same[1])
                gap = gap[0], self._unless(inner, first, gap[1])
            by = self._from_table(inner, add(inner, multiply(inner, at, 2), turned))
            across = self._quarter(inner, self._turned(inner, gap, by), 1 if made.inverse else -1)
            here, there = self._added(inner, same, across), self._less(inner, same, across)
            if not made.inverse:
                here = self._do(inner, "fmul", here[0], half), self._do(inner, "fmul", here[1], half)
                there = self._do(inner, "fmul", there[0], half), self._do(inner, "fmul", there[1], half)
            self._put(inner, target, at, here)
            self._put(inner, target, mirror, (there[0], inner.value(f"fneg {there[1]}", self._type, self._lanes)))

        self._loop(region, size // 2 + 1, 1, one)

    def _unless(self, region: CodeRegion, test: str, x: CodeValue) -> CodeValue:
        return region.value(f"select i1 {test}, {self._number(0.0)}, {x}", self._type, self._lanes)
