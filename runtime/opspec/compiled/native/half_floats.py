"""Floats of 16 bits in LLVM's instructions: by those of the machine, or by integers where it has none."""

from __future__ import annotations

from opspec.compiled.native.regions import CodeRegion, CodeValue
from opspec.compiled.native.spelling import I1, I32, constant, spelled
from opspec.compiled.operations import F16_NAN, MACHINE
from opspec.values.types import ElementType

F32, UI16 = MACHINE["f32"], MACHINE["ui16"]
_DROP = 13  # places of an f32's fraction that a float of 16 bits lacks
_INFINITY, _SIGN, _LEAST = 0x7C00, 0x8000, 0x38800000  # `_LEAST`: 2^-14 as an f32, the least that is no subnormal


def f16_number(region: CodeRegion, x: CodeValue, by_machine: bool) -> CodeValue:
    """The f32 that bits stand for."""
    if by_machine and x.lanes == 1:  # put among zeros: LLVM would put it into a register that it waits for
        wide = region.made(f"zext {x} to i32")
        four = region.made(f"insertelement <4 x i32> zeroinitializer, i32 {wide}, i64 0")
        halves = region.made(f"bitcast <4 x i32> {four} to <8 x half>")
        return half_number(region, region.made(f"extractelement <8 x half> {halves}, i64 0"), 1)
    if by_machine:
        return half_number(region, region.made(f"bitcast {x} to {half(x.lanes)}"), x.lanes)
    say = _Words(region, x.lanes)
    word = say.value(f"zext {x} to {spelled(I32, x.lanes)}")
    size = say.of("and", word, _SIGN - 1)
    moved = say.of("shl", size, _DROP)
    # Times 2^112, which makes subnormals what they are.
    near = say.value(f"fmul {say.as_(moved, F32)}, {constant(0x77800000, F32, x.lanes)}", F32)
    special = say.of("or", moved, 0x7F800000)
    found = say.chosen(say.at_least(size, _INFINITY), special, say.as_(near, I32))
    sign = say.of("shl", say.of("and", word, _SIGN), 16)
    return say.as_(say.value(f"or {found}, {sign.text}"), F32)


def f16_rounded(region: CodeRegion, x: CodeValue, by_machine: bool) -> CodeValue:
    """The f32 that an f32 is rounded to."""
    return f16_number(region, _by_machine(region, x) if by_machine else f16_bits(region, x, by_machine), by_machine)


def f16_bits(region: CodeRegion, x: CodeValue, by_machine: bool) -> CodeValue:
    """The bits of what is nearest to an f32."""
    strange = region.value(f"fcmp uno {x}, {x.text}", I1, x.lanes)
    return _or_nan(region, strange, _by_machine(region, x) if by_machine else _by_integers(region, x))


def half(lanes: int) -> str:
    """LLVM's type of floats of 16 bits."""
    return "half" if lanes == 1 else f"<{lanes} x half>"


def half_number(region: CodeRegion, x: str, lanes: int) -> CodeValue:
    """The f32 that a float of 16 bits is."""
    return region.value(f"fpext {half(lanes)} {x} to {spelled(F32, lanes)}", F32, lanes)


def half_bits(region: CodeRegion, x: str, lanes: int) -> CodeValue:
    """The bits of a float of 16 bits."""
    strange = region.value(f"fcmp uno {half(lanes)} {x}, {x}", I1, lanes)
    found = region.value(f"bitcast {half(lanes)} {x} to {spelled(UI16, lanes)}", UI16, lanes)
    return _or_nan(region, strange, found)


def _or_nan(region: CodeRegion, strange: CodeValue, bits: CodeValue) -> CodeValue:
    nan = constant(F16_NAN, UI16, bits.lanes)
    return region.value(f"select {strange}, {spelled(UI16, bits.lanes)} {nan}, {bits}", UI16, bits.lanes)


def _by_machine(region: CodeRegion, x: CodeValue) -> CodeValue:
    found = region.made(f"fptrunc {x} to {half(x.lanes)}")
    return region.value(f"bitcast {half(x.lanes)} {found} to {spelled(UI16, x.lanes)}", UI16, x.lanes)


def _by_integers(region: CodeRegion, x: CodeValue) -> CodeValue:
    """Of NaN something."""
    say = _Words(region, x.lanes)
    word = say.as_(x, I32)
    size = say.of("and", word, 0x7FFFFFFF)
    last = say.of("and", say.of("lshr", size, _DROP), 1)
    up = say.value(f"add {say.of('add', size, (1 << _DROP - 1) - 1)}, {last.text}")
    normal = say.of("sub", say.of("lshr", up, _DROP), (127 - 15) << 10)
    # A sum that has the last place of the subnormals, 2^-24, rounds to it.
    near = say.value(f"fadd {say.as_(size, F32)}, {constant(0x3F000000, F32, x.lanes)}", F32)
    subnormal = say.of("sub", say.as_(near, I32), 0x3F000000)
    found = say.chosen(say.at_least(size, _LEAST), normal, subnormal)
    found = say.chosen(say.at_least(found, _INFINITY), say.number(_INFINITY), found)
    signed = say.value(f"or {found}, {say.of('and', say.of('lshr', word, 16), _SIGN).text}")
    return region.value(f"trunc {signed} to {spelled(UI16, x.lanes)}", UI16, x.lanes)


class _Words:
    """Instructions on words of 32 bits."""

    def __init__(self, region: CodeRegion, lanes: int) -> None:
        self._region = region
        self._lanes = lanes

    def value(self, text: str, type_: ElementType = I32) -> CodeValue:
        return self._region.value(text, type_, self._lanes)

    def number(self, bits: int) -> CodeValue:
        return CodeValue(constant(bits, I32, self._lanes), I32, self._lanes)

    def of(self, name: str, x: CodeValue, by: int) -> CodeValue:
        """An instruction on a word and a number."""
        return self.value(f"{name} {x}, {self.number(by).text}")

    def as_(self, x: CodeValue, type_: ElementType) -> CodeValue:
        return self.value(f"bitcast {x} to {spelled(type_, self._lanes)}", type_)

    def at_least(self, x: CodeValue, bits: int) -> CodeValue:
        return self.value(f"icmp uge {x}, {self.number(bits).text}", I1)

    def chosen(self, test: CodeValue, then: CodeValue, other: CodeValue) -> CodeValue:
        return self.value(f"select {test}, {then}, {other}")
