"""Choices between two floats that are one lane and their extremes, on vectors of 128 bits of which the first element
counts.

Where no instruction chooses between single floats, LLVM makes a branch of a choice, which is guessed wrong where
numbers decide; for vectors there is one everywhere.
"""

from __future__ import annotations

from opspec.compiled.native.regions import CodeRegion, CodeValue
from opspec.compiled.native.spelling import I1, spelled
from opspec.compiled.operations import MACHINE
from opspec.values.types import ElementType

_BITS = 128
RANGES = {"max": 5, "min": 4}  # the last byte of VRANGE


def compared(region: CodeRegion, how: str, x: CodeValue, y: CodeValue) -> CodeValue:
    """A comparison of floats as a truth, and as one of vectors for the choices that ask it."""
    found = region.value(f"{how} {x}, {y.text}", I1, 1)
    text = f"{how} {_vector(region, x)}, {_vector(region, y).text}"
    region.truths[found.text] = region.value(text, I1, _width(x.type))
    return found


def joined(region: CodeRegion, how: str, x: CodeValue, y: CodeValue) -> CodeValue:
    """What an instruction makes of two truths, and the same of those of vectors, where both are."""
    found = region.value(f"{how} {x}, {y.text}", I1, 1)
    first, second = region.truths.get(x.text), region.truths.get(y.text)
    if first is not None and not y.text.startswith("%"):
        second = CodeValue(f"splat ({y})", I1, first.lanes)
    if first is not None and second is not None and first.lanes == second.lanes:
        region.truths[found.text] = region.value(f"{how} {first}, {second.text}", I1, first.lanes)
    return found


def chosen(region: CodeRegion, test: CodeValue, then: CodeValue, other: CodeValue) -> CodeValue:
    """One of two floats."""
    width = _width(then.type)
    truths = region.truths.get(test.text)
    if truths is None or truths.lanes != width:
        truths = _truths(region, test, width)
    text = f"select {truths}, {_vector(region, then)}, {_vector(region, other)}"
    found = region.value(text, then.type, width)
    return region.value(f"extractelement {found}, i64 0", then.type, 1)


def extreme(region: CodeRegion, name: str, x: CodeValue, y: CodeValue) -> CodeValue:
    """The larger or the smaller one of two floats. An instruction takes its second operand where both are zeros or one
    is a NaN: the zero that counts has the bits that both orders share for the larger, those of either for the smaller.
    """
    width, how = _width(x.type), {"max": "ogt", "min": "olt"}[name]
    first, second = _vector(region, x), _vector(region, y)
    ordered = (_taken(region, how, first, second), _taken(region, how, second, first))
    bits = spelled(MACHINE[f"i{x.type.bits}"], width)
    one, other = (region.made(f"bitcast {found} to {bits}") for found in ordered)
    if name == "max":
        strange = region.value(f"fcmp uno {first}, {second.text}", I1, width)
        nan = region.made(f"sext {strange} to {bits}")
        found = region.made(f"or {bits} {region.made(f'and {bits} {one}, {other}')}, {nan}")
    else:
        found = region.made(f"or {bits} {one}, {other}")
    vector = region.made(f"bitcast {bits} {found} to {first.spelled}")
    return region.value(f"extractelement {first.spelled} {vector}, i64 0", x.type, 1)


def ranged(region: CodeRegion, name: str, x: CodeValue, y: CodeValue) -> CodeValue:
    """The same by one instruction, which passes by a NaN."""
    first, second = _vector(region, x), _vector(region, y)
    wide, kind = first.spelled, "ss" if x.type.bits == 32 else "sd"
    given = f"{first}, {second}, {wide} zeroinitializer, i8 -1, i32 {RANGES[name]}, i32 4"
    found = region.made(f"call {wide} @llvm.x86.avx512.mask.range.{kind}({given})")
    return region.value(f"extractelement {wide} {found}, i64 0", x.type, 1)


def _taken(region: CodeRegion, how: str, x: CodeValue, y: CodeValue) -> CodeValue:
    test = region.value(f"fcmp {how} {x}, {y.text}", I1, x.lanes)
    return region.value(f"select {test}, {x}, {y}", x.type, x.lanes)


def _width(type_: ElementType) -> int:
    return _BITS // type_.bits


def _vector(region: CodeRegion, value: CodeValue) -> CodeValue:
    """A number as the first of a vector; a constant as all of them, lest LLVM makes single numbers of both again."""
    width = _width(value.type)
    if not value.text.startswith("%"):
        return CodeValue(f"splat ({value})", value.type, width)
    text = f"insertelement {spelled(value.type, width)} poison, {value}, i64 0"
    return CodeValue(region.once(text), value.type, width)


def _truths(region: CodeRegion, test: CodeValue, width: int) -> CodeValue:
    """A truth as those of a vector: the sign of a number."""
    type_ = MACHINE[f"i{_BITS // width}"]
    sign = CodeValue(region.once(f"sext {test} to {spelled(type_)}"), type_)
    return CodeValue(region.once(f"icmp slt {_vector(region, sign)}, zeroinitializer"), I1, width)
