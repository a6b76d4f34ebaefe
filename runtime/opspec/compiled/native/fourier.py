"""Fourier transforms along one dimension as machine code: the lanes of vectors are transforms side by side, so that
each step is the same arithmetic for all of them, and its bits those of every instruction set.

A block of as many transforms as there are lanes is brought into memory of its own, real and imaginary parts apart,
where its steps go to and fro between two halves (Stockham's form, which needs no bits reversed). A real transform of
2n values is one of n complex values, whose frequencies are taken apart at the end, or put together at the start.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from opspec.compiled.native.calls import NAME
from opspec.compiled.native.fourier_steps import Complex, Steps
from opspec.compiled.native.fourier_tables import Transform, radices, table, turned_by
from opspec.compiled.native.indices import spread
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import QUICKLY, KernelText
from opspec.compiled.native.memory import address, crossed, read_side_by_side, size_of, write_side_by_side
from opspec.compiled.native.regions import CodeRegion, CodeValue, Scalar, add, multiply
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


class _Writer(Steps):
    def __init__(self, made: Transform, target: InstructionSet, name: str, slots: tuple[int, ...]) -> None:
        super().__init__(made, lanes_of(made, target))
        self._name = name
        self._slots = slots
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
                steps[kind] = self.step(f"{self._name}.step{len(steps)}", *kind)
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
        return [] if len(self._slots) > 2 else [self._numbers(f"{self._name}.table", table(self._made))]

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

    # --- matrices of a transform, and pairs of reals -------------------------------------------------------

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
