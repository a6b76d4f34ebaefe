"""The steps of Fourier transforms, whose lanes are transforms side by side: arithmetic on complex numbers, of which the
real and imaginary parts are vectors of their own.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Sequence

import numpy as np

from opspec.compiled.native.fourier_tables import WRITTEN, Transform, turns_of_radix
from opspec.compiled.native.indices import spread
from opspec.compiled.native.kernels import QUICKLY
from opspec.compiled.native.memory import address, read_side_by_side, size_of, write_side_by_side
from opspec.compiled.native.regions import CodeRegion, CodeValue, LoopRange, Scalar, add, loop, multiply, turns
from opspec.compiled.native.spelling import constant, spelled
from opspec.compiled.operations import MACHINE
from opspec.values.arrays import Array

Complex = tuple[CodeValue, CodeValue]


class Steps:
    """What writes them, for so many lanes."""

    def __init__(self, made: Transform, lanes: int) -> None:
        self._made = made
        self._type = MACHINE[made.element]
        self._lanes = lanes

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

    def _from_table(self, region: CodeRegion, at: Scalar, place: str = "%table") -> Complex:
        """A number to turn by, in all lanes."""
        start = address(region, place, self._type, at)
        found = []
        for x in (0, 1):
            place = address(region, start, self._type, x)
            one = region.value(f"load {spelled(self._type)}, ptr {place}, align {size_of(self._type)}", self._type, 1)
            found.append(CodeValue(spread(region, one, self._lanes), self._type, self._lanes))
        return found[0], found[1]

    def _numbers(self, name: str, numbers: Array) -> str:
        """A table as a part of the text."""
        one, bits = spelled(self._type), numbers.astype(self._type.dtype).ravel().view(f"u{size_of(self._type)}")
        listed = ", ".join(f"{one} {constant(int(x), self._type)}" for x in bits)
        return f"@{name} = private constant [{len(bits)} x {one}] [{listed}], align 64"

    # --- steps --------------------------------------------------------------------------------------------

    def _loop(self, region: CodeRegion, size: Scalar, step: int, body: Callable[[CodeRegion, str], None]) -> None:
        counter, inner = f"%{region.name('at')}", region.inner()
        loop(region, inner, counter, LoopRange(0, size, step), [], turns(lambda turn: body(turn, counter)))

    def step(self, name: str, radix: int, turns_: bool) -> str:
        """A function that makes of what each place of the transforms before has `radix` of their parts: transforms of a
        size, of which there are so many that all is done once. `turns_`: whether they are turned, as those of the last
        step are not.
        """
        if radix > WRITTEN:
            return self._prime_step(name, radix, turns_)
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
        return _function(name, region, QUICKLY)

    def _prime_step(self, name: str, radix: int, turns_: bool) -> str:
        """The same by loops, of so many parts that they would be much text: what mirrors each other is put together
        first, and each two results that do are a loop over that.
        """
        region, pairs = CodeRegion.outermost(), radix // 2
        region.line(f"%pairs = alloca [{4 * pairs * self._lanes} x {spelled(self._type)}], align 64")

        def at_place(outer: CodeRegion, place: str) -> None:
            by = multiply(outer, place, 2 * (radix - 1)) if turns_ else None
            there = multiply(outer, place, "%beside")
            write = multiply(outer, there, radix)

            def transform(inner: CodeRegion, at: str) -> None:
                first, read = add(inner, write, at), add(inner, there, at)
                start = self._get(inner, "%source", read)
                self._put(inner, "%target", first, self._mirrored(inner, radix, read, start))
                self._loop(inner, pairs, 1, lambda turn, k: self._two(turn, name, radix, k, start, (first, by)))

            self._loop(outer, "%beside", 1, transform)

        self._loop(region, "%places", 1, at_place)
        return f"{self._numbers(f'{name}.turns', turns_of_radix(radix))}\n{_function(name, region)}"

    def _mirrored(self, region: CodeRegion, radix: int, read: Scalar, start: Complex) -> Complex:
        """Puts together the parts that mirror each other; gives the sum of all."""
        apart, pairs, sign = self._made.size // radix, radix // 2, 1 if self._made.inverse else -1

        def pair(turn: CodeRegion, k: str, whole: Complex) -> Complex:
            places = add(turn, k, 1), turn.made(f"sub i64 {radix - 1}, {k}")
            a, b = (self._get(turn, "%source", add(turn, read, multiply(turn, x, apart))) for x in places)
            both = self._added(turn, a, b)
            self._put(turn, "%pairs", k, both)
            self._put(turn, "%pairs", add(turn, k, pairs), self._quarter(turn, self._less(turn, a, b), sign))
            return self._added(turn, whole, both)

        (found,) = self._carrying(region, pairs, [start], lambda turn, k, now: [pair(turn, k, *now)])
        return found

    def _two(
        self, region: CodeRegion, name: str, radix: int, k: str, start: Complex, to: tuple[Scalar, Scalar | None]
    ) -> None:
        """Two results that mirror each other: the cosines of what was put together, more and less the sines. `to`:
        where the first result is, and the numbers that they are turned by.
        """
        pairs, (first, by) = radix // 2, to
        row = multiply(region, k, 2 * pairs)

        def term(turn: CodeRegion, at: str, now: Sequence[Complex]) -> list[Complex]:
            turned = self._from_table(turn, add(turn, row, multiply(turn, at, 2)), f"@{name}.turns")
            parts = self._get(turn, "%pairs", at), self._get(turn, "%pairs", add(turn, at, pairs))
            products = [[self._do(turn, "fmul", x, by) for x in part] for part, by in zip(parts, turned, strict=True)]
            return [self._added(turn, x, (a, b)) for x, (a, b) in zip(now, products, strict=True)]

        zero = self._number(0.0), self._number(0.0)
        same, other = self._carrying(region, pairs, [start, zero], term)
        places = add(region, k, 1), region.made(f"sub i64 {radix - 1}, {k}")
        for place, value in zip(
            places, (self._added(region, same, other), self._less(region, same, other)), strict=True
        ):
            if by is not None:
                at = add(region, add(region, by, multiply(region, place, 2)), -2)
                value = self._turned(region, value, self._from_table(region, at))
            self._put(region, "%target", add(region, first, multiply(region, place, "%beside")), value)

    def _carrying(
        self,
        region: CodeRegion,
        size: int,
        start: Sequence[Complex],
        body: Callable[[CodeRegion, str, Sequence[Complex]], Sequence[Complex]],
    ) -> list[Complex]:
        """A loop with complex numbers from turn to turn."""
        counter, inner = f"%{region.name('k')}", region.inner()

        def turn(inside: CodeRegion, now: Sequence[CodeValue]) -> list[CodeValue]:
            return [part for x in body(inside, counter, _complex(now)) for part in x]

        return _complex(loop(region, inner, counter, LoopRange(0, size), [part for x in start for part in x], turn))

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


def _function(name: str, region: CodeRegion, how: str = "") -> str:
    """A step as a function. `how`: what LLVM is told of it."""
    taken = "ptr %source, ptr %target, ptr %table, i64 %places, i64 %beside"
    return "\n".join([f"define internal void @{name}({taken}) {how}{{", "entry:", *region.lines, "  ret void", "}"])


def _complex(parts: Sequence[CodeValue]) -> list[Complex]:
    return [*zip(parts[::2], parts[1::2], strict=True)]
