"""Floats narrower than f32, as nodes: what their bits stand for, and the bits of what is nearest to a number.

Those of f16 are operations, for which machines have instructions. All else is integer arithmetic and exact products, so
it is the same on every machine; a number is rounded once.
"""

from __future__ import annotations

import math
from functools import cache

import numpy as np

from opspec.compiled.building import Nodes
from opspec.compiled.nodes import Applied, ConstantNode, KernelNode
from opspec.compiled.operations import MACHINE
from opspec.formula.values import FloatFormat, formats
from opspec.values.types import ELEMENT_TYPES, ElementType

F32, F64, U32, I32 = MACHINE["f32"], MACHINE["f64"], MACHINE["ui32"], MACHINE["i32"]
MANTISSA, BIAS = 23, 127  # of f32
QUIET, INFINITY = 0x7FC00000, 0x7F800000
_COMPARISONS = ("eq", "ne", "lt", "le")
_LEAST_POWER = 1 << MANTISSA - 1  # the bits of 2 to the -BIAS


@cache
def narrow_format(type_: ElementType) -> FloatFormat | None:
    """The format of a float whose numbers all are f32; None for other types."""
    return formats()[type_.name] if type_.kind == "float" and type_.bits <= 16 else None


def decoded(nodes: Nodes, bits: KernelNode, format_: FloatFormat) -> KernelNode:
    """The number as an f32, exactly."""
    key = bits, format_
    found = nodes.decoded.get(key)
    if found is None:
        found = nodes.decoded[key] = _extreme(nodes, bits, format_) or _decoded(nodes, bits, format_)
        nodes.narrow[found] = format_
    return found


def _extreme(nodes: Nodes, bits: KernelNode, format_: FloatFormat) -> KernelNode | None:
    """The larger or smaller of two numbers, where bits are chosen as that: one operation, instead of several choices
    and a conversion.
    """
    if not isinstance(bits, Applied) or bits.operation != "select":
        return None
    test, then, _ = bits.operands
    number = nodes.decoded.get((then, format_))
    if number is None or not isinstance(test, Applied) or test.operands != (number, number):
        return None
    found = _chosen(nodes, bits, format_)
    return found if isinstance(found, Applied) and found.operation in ("max", "min") else None


def _chosen(nodes: Nodes, bits: KernelNode, format_: FloatFormat) -> KernelNode:
    """One of several numbers, chosen as bits are: these themselves were read before."""
    if isinstance(bits, Applied) and bits.operation == "select" and (bits, format_) not in nodes.decoded:
        test, then, other = bits.operands
        return nodes.select(test, _chosen(nodes, then, format_), _chosen(nodes, other, format_))
    return decoded(nodes, bits, format_)


def _decoded(nodes: Nodes, bits: KernelNode, format_: FloatFormat) -> KernelNode:
    if _is_f16(format_):
        if isinstance(bits, Applied) and bits.operation == "f16_bits":
            (number,) = bits.operands
            signed = number.operands[0] if isinstance(number, Applied) and number.operation in ("neg", "abs") else None
            if signed is not None and nodes.narrow.get(signed) == format_:
                return number
            return nodes.apply("f16_rounded", number)
        return nodes.apply("f16_number", bits)
    if (format_.bits, format_.mantissa) == (16, 7):
        return nodes.bitcast(_upper_half(nodes, bits), F32)
    word = nodes.convert(bits, U32)
    constant = _Words(nodes)
    if not format_.has_zero:
        return _power(nodes, word, format_)
    size = nodes.apply("and", word, constant(format_.ones))
    scaled = nodes.bitcast(nodes.apply("shl", size, constant(MANTISSA - format_.mantissa)), F32)
    number = nodes.apply("mul", scaled, nodes.constant(2.0 ** (BIAS - format_.bias), F32))
    found = nodes.bitcast(number, U32)
    if format_.has_infinity:
        above = nodes.apply("lt", constant(format_.infinity), size)
        special = nodes.select(above, constant(QUIET), constant(INFINITY))
        found = nodes.select(nodes.apply("le", constant(format_.infinity), size), special, found)
    elif format_.has_nan and format_.nan == format_.ones:
        found = nodes.select(nodes.apply("eq", size, constant(format_.nan)), constant(QUIET), found)
    elif format_.has_nan:
        found = nodes.select(nodes.apply("eq", word, constant(format_.nan)), constant(QUIET), found)
    sign = nodes.apply("and", word, constant(format_.sign))
    moved = nodes.apply("shl", sign, constant(31 - format_.exponent - format_.mantissa))
    return nodes.bitcast(nodes.apply("or", found, moved), F32)


def _upper_half(nodes: Nodes, bits: KernelNode) -> KernelNode:
    """A word whose upper half they are: of a number that was rounded to them, the one that they were taken from."""
    constant = _Words(nodes)
    match bits:
        case Applied(operation="convert", operands=(Applied(operation="select", operands=(is_nan, nan, half)),)):
            match half:
                case Applied(operation="shr", operands=(word, ConstantNode(bits=16))) if isinstance(nan, ConstantNode):
                    kept = nodes.apply("and", word, constant(0xFFFF0000))
                    return nodes.select(is_nan, constant(nan.bits << 16), kept)
    return nodes.apply("shl", nodes.convert(bits, U32), constant(16))


def encoded(nodes: Nodes, number: KernelNode, format_: FloatFormat, carrier: ElementType) -> KernelNode:
    """The bits of the number of the format that is nearest to an f32 or f64, ties to even."""
    constant = _Words(nodes)
    if number.type is F64:
        number = _exactly(nodes, number, format_) or _in_f32(nodes, number, format_) or _odd(nodes, number)
    if _is_f16(format_):
        return nodes.apply("f16_bits", number)
    word = nodes.bitcast(number, U32)
    if (format_.bits, format_.mantissa) == (16, 7):
        if nodes.narrow.get(number) == format_:
            return nodes.convert(nodes.apply("shr", word, constant(16)), carrier)
        is_nan = nodes.apply("ne", number, number)
        return nodes.convert(nodes.select(is_nan, constant(format_.nan), _half(nodes, word)), carrier)
    size = nodes.apply("and", word, constant(0x7FFFFFFF))
    if not format_.has_zero:
        return nodes.convert(_power_bits(nodes, word, format_), carrier)
    sign = nodes.apply(
        "and", nodes.apply("shr", word, constant(31 - format_.exponent - format_.mantissa)), constant(format_.sign)
    )
    found = _rounded(nodes, size, format_)
    found = nodes.select(nodes.apply("lt", constant(format_.largest), found), constant(format_.too_large), found)
    is_nan = nodes.apply("lt", constant(INFINITY), size)
    found = nodes.select(is_nan, constant(format_.nan), found)
    signed = nodes.apply("or", found, sign)
    if format_.nan == format_.sign:  # one NaN, where other formats have the negative zero
        signed = nodes.select(is_nan, constant(format_.nan), signed)
        if format_.too_large == format_.nan:
            over = nodes.apply("eq", found, constant(format_.nan))
            signed = nodes.select(over, constant(format_.nan), signed)
    if not format_.has_negative_zero:
        signed = nodes.select(nodes.apply("eq", found, constant(0)), constant(0), signed)
    return nodes.convert(signed, carrier)


def _is_f16(format_: FloatFormat) -> bool:
    return (format_.bits, format_.mantissa) == (16, 10)


def _half(nodes: Nodes, word: KernelNode) -> KernelNode:
    """The nearest upper half of the bits of a number; one that is too large becomes infinity as it carries."""
    constant = _Words(nodes)
    last = nodes.apply("and", nodes.apply("shr", word, constant(16)), constant(1))
    return nodes.apply("shr", nodes.apply("add", nodes.apply("add", word, constant(0x7FFF)), last), constant(16))


def _rounded(nodes: Nodes, size: KernelNode, format_: FloatFormat) -> KernelNode:
    """The bits of a number without its sign, beyond the largest one too."""
    constant = _Words(nodes)
    drop = MANTISSA - format_.mantissa
    last = nodes.apply("and", nodes.apply("shr", size, constant(drop)), constant(1))
    up = nodes.apply("add", nodes.apply("add", size, constant((1 << drop - 1) - 1)), last)
    normal = nodes.apply(
        "sub", nodes.apply("shr", up, constant(drop)), constant((BIAS - format_.bias) << format_.mantissa)
    )
    if format_.exponent == 8:
        return normal  # the subnormals of f32 are its own
    # A sum that has the last place of the format's subnormals rounds to it.
    anchor = nodes.constant(2.0 ** (1 - format_.bias - format_.mantissa + MANTISSA), F32)
    near = nodes.apply("add", nodes.bitcast(size, F32), anchor)
    subnormal = nodes.apply("sub", nodes.bitcast(near, U32), nodes.bitcast(anchor, U32))
    least = nodes.bitcast(nodes.constant(2.0 ** (1 - format_.bias), F32), U32)
    return nodes.select(nodes.apply("lt", size, least), subnormal, normal)


def _power(nodes: Nodes, word: KernelNode, format_: FloatFormat) -> KernelNode:
    """The number of a format of powers of two alone, as f32; its least one is a subnormal of f32."""
    constant = _Words(nodes)
    found = nodes.apply("shl", word, constant(MANTISSA))
    found = nodes.select(nodes.apply("eq", word, constant(0)), constant(_LEAST_POWER), found)
    return nodes.bitcast(nodes.select(nodes.apply("eq", word, constant(format_.nan)), constant(QUIET), found), F32)


def _power_bits(nodes: Nodes, word: KernelNode, format_: FloatFormat) -> KernelNode:
    """The bits of the nearest power of two, from those of an f32; no number that is negative or 0 is near one."""
    constant = _Words(nodes)
    up = nodes.apply("shr", nodes.apply("add", word, constant(1 << MANTISSA - 1)), constant(MANTISSA))
    tiny = nodes.apply("lt", word, constant(_LEAST_POWER + (_LEAST_POWER >> 1)))
    found = nodes.select(tiny, constant(0), up)
    there = nodes.apply("lt", nodes.apply("sub", word, constant(1)), constant(INFINITY - 1))
    inside = nodes.apply("and", there, nodes.apply("le", found, constant(format_.largest)))
    return nodes.select(inside, found, constant(format_.nan))


def _in_f32(nodes: Nodes, number: KernelNode, format_: FloatFormat) -> KernelNode | None:
    """A product, quotient or root of numbers of the format as an f32 that rounds on as it does; None for others.

    A product of bf16 has at most 16 digits. Where the first one is at least half of the least number of that format,
    2^-134, the last is at least 2^-149, so an f32 holds it; a smaller product is rounded to 0 anyway. A quotient or a
    root of numbers of p digits that is no middle of two such numbers is farther from each of these than an f32 is from
    what it is rounded to: 2p + 2 digits are enough, and p is 11 at most. So it is below the normal numbers: x / y, as
    integers of p digits, is a middle m / 2^134, or differs from it by 2^-134 / max(x, y) at least. Other formats are
    farther from the limits of f32.
    """
    if not isinstance(number, Applied) or number.operation not in ("mul", "div", "sqrt") or not format_.has_zero:
        return None
    known = _operands(nodes, number, format_)
    if known is None:
        return None
    divisor = known[1] if number.operation == "div" else None
    if isinstance(divisor, ConstantNode) and _is_reciprocal(float(divisor.value), format_):
        return nodes.apply("mul", known[0], nodes.apply("div", nodes.constant(1, F32), divisor))
    return nodes.apply(number.operation, *known)


@cache
def _is_reciprocal(divisor: float, format_: FloatFormat) -> bool:
    """Whether all numbers of a format times the reciprocal, as an f32, round on as their quotients do: most divisors'
    do, but for a middle of two subnormals that is met exactly.
    """
    element = next(ELEMENT_TYPES[name] for name, found in formats().items() if found == format_)
    bits = np.arange(format_.ones + 1, dtype=f"u{element.dtype.itemsize}")  # the sign has no part in it
    with np.errstate(all="ignore"):
        x, by = bits.view(element.dtype).astype(np.float32), np.float32(divisor)
        quotient, product = x / by, x * (np.float32(1) / by)
        differs = (quotient != product) & (quotient == quotient)
        one, other = (number[differs].astype(element.dtype) for number in (quotient, product))
    return bool(one.tobytes() == other.tobytes())


def _exactly(nodes: Nodes, number: KernelNode, format_: FloatFormat) -> KernelNode | None:
    """A choice among numbers of the format, as an f32; None for others."""
    if not isinstance(number, Applied) or number.operation != "select":
        return _operand(nodes, number, format_)
    test, *given = number.operands
    chosen = [_exactly(nodes, x, format_) for x in given]
    if any(x is None for x in chosen):
        return None
    if isinstance(test, Applied) and test.operation in _COMPARISONS:
        compared = _operands(nodes, test, format_)
        test = test if compared is None else nodes.apply(test.operation, *compared)
    found = nodes.select(test, *(x for x in chosen if x is not None))
    nodes.narrow[found] = format_
    return found


def _operands(nodes: Nodes, node: Applied, format_: FloatFormat) -> list[KernelNode] | None:
    """Those of an operation, if each is an f64 that is a number of the format, as f32."""
    given = [_operand(nodes, x, format_) for x in node.operands]
    known = [operand for operand in given if operand is not None]
    return known if len(known) == len(given) else None


def _operand(nodes: Nodes, number: KernelNode, format_: FloatFormat) -> KernelNode | None:
    """An f64 that is a number of the format, as an f32."""
    if isinstance(number, ConstantNode):
        return nodes.constant(number.value, F32) if _has(format_, float(number.value)) else None
    if (
        isinstance(number, Applied)
        and number.operation == "convert"
        and nodes.narrow.get(number.operands[0]) == format_
    ):
        return number.operands[0]
    return None


def _has(format_: FloatFormat, value: float) -> bool:
    """Whether a format surely has a number: not where it is one of its largest."""
    if not math.isfinite(value) or abs(value) >= 2.0**format_.bias:
        return False
    digits, lowest = math.frexp(value)[0] * 2 ** (format_.mantissa + 1), 1 - format_.bias - format_.mantissa
    return digits.is_integer() and (value / 2.0**lowest).is_integer()


def _odd(nodes: Nodes, number: KernelNode) -> KernelNode:
    """An f64 as f32 that rounds on as the f64 does: what is inexact becomes the odd one of its neighbours."""
    constant = _Words(nodes)
    near = nodes.convert(number, F32)
    back = nodes.convert(near, F64)
    word = nodes.bitcast(near, U32)
    even = nodes.apply("eq", nodes.apply("and", word, constant(1)), constant(0))
    inexact = nodes.apply("and", nodes.apply("ne", back, number), nodes.apply("eq", number, number))
    farther = nodes.apply("lt", nodes.apply("abs", number), nodes.apply("abs", back))
    step = nodes.select(farther, constant(0xFFFFFFFF), constant(1))
    moved = nodes.apply("add", word, step)
    return nodes.bitcast(nodes.select(nodes.apply("and", inexact, even), moved, word), F32)


class _Words:
    """Constants of 32 bits."""

    def __init__(self, nodes: Nodes) -> None:
        self._nodes = nodes

    def __call__(self, value: int) -> KernelNode:
        return self._nodes.constant(value, U32)
