"""What nodes compute: a fixed set of operations on scalars of machine types, exact in every bit, and each in NumPy.

A machine type is i1, an integer of 8 to 64 bits, f32 or f64. Every operation has a value for all operands and never
ends a program: nodes are computed whether or not somebody asks for them. NaN is any NaN: which bits a NaN has that was
computed is not said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

import numpy as np

from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES, ElementType

MACHINE: Mapping[str, ElementType] = {
    name: ELEMENT_TYPES[name] for name in ("i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f32", "f64")
}

Kind: TypeAlias = Literal["bool", "sint", "uint", "float"]
INT: tuple[Kind, ...] = ("sint", "uint")
BITS: tuple[Kind, ...] = ("bool", "sint", "uint")
NUMBER: tuple[Kind, ...] = ("sint", "uint", "float")
ANY: tuple[Kind, ...] = ("bool", "sint", "uint", "float")
UINT: tuple[Kind, ...] = ("uint",)
FLOAT: tuple[Kind, ...] = ("float",)

F16_NAN = 0x7E00  # the bits of the NaN that one becomes


@dataclass(frozen=True, slots=True)
class Operation:
    """`count` operands of one type, which is of one of `kinds`, and of `bits` if any are named. `result`: the machine
    type of what they make, if it is not theirs.
    """

    name: str
    count: int
    kinds: tuple[Kind, ...]
    meaning: str
    compute: Callable[..., Array]
    bits: int = 0
    result: str = ""

    def takes(self, type_: ElementType) -> bool:
        """Whether operands may be of a machine type."""
        return type_.kind in self.kinds and self.bits in (0, type_.bits)

    def type_of(self, operand: ElementType) -> ElementType:
        """The type of what operands of a type make."""
        return MACHINE[self.result] if self.result else operand


def _divide(x: Array, y: Array) -> Array:
    if x.dtype.kind == "f":
        return x / y
    return np.asarray((x - _remainder(x, y)) // _divisor(x, y) * (y != 0))


def _remainder(x: Array, y: Array) -> Array:
    if x.dtype.kind == "f":
        return np.fmod(x, y)
    return np.where(y == 0, x, np.fmod(x, _divisor(x, y)))


def _divisor(x: Array, y: Array) -> Array:
    """A divisor that NumPy divides by without a word: of the least integer by -1, and of 0, the quotient is known."""
    if x.dtype.kind == "u":
        return np.where(y == 0, np.ones_like(y), y)
    least = np.iinfo(x.dtype).min
    return np.where((y == 0) | ((y == -1) & (x == least)), np.ones_like(y), y)


def _multiply_add(x: Array, y: Array, z: Array) -> Array:
    """In f64, where the product is exact. What is inexact becomes the odd one of its neighbours, so that the nearest
    f32 is that of the exact sum.
    """
    product, last = x.astype(np.float64) * y, z.astype(np.float64)
    total = product + last
    other = total - product
    lost = (product - (total - other)) + (last - other)
    bits = np.asarray(total).view(np.int64)
    even = ((lost < 0) | (lost > 0)) & ((bits & 1) == 0)
    step = np.where(even, np.where((lost < 0) == (total < 0), 1, -1), 0)  # away from 0, or towards it
    return (bits + step).view(np.float64).astype(x.dtype)


def _larger(x: Array, y: Array) -> Array:
    larger = np.maximum(x, y)
    return larger if x.dtype.kind != "f" else np.where(x == y, np.where(np.signbit(x), y, x), larger)


def _smaller(x: Array, y: Array) -> Array:
    smaller = np.minimum(x, y)
    return smaller if x.dtype.kind != "f" else np.where(x == y, np.where(np.signbit(x), x, y), smaller)


def _shift_left(x: Array, y: Array) -> Array:
    unsigned = x.view(f"u{x.dtype.itemsize}")
    return np.asarray(np.left_shift(unsigned, y.view(unsigned.dtype)).view(x.dtype))


def _shift_right(x: Array, y: Array) -> Array:
    bits = 8 * x.dtype.itemsize
    amount = np.minimum(y.view(f"u{x.dtype.itemsize}"), np.asarray(bits, f"u{x.dtype.itemsize}"))
    if x.dtype.kind == "i":
        return np.asarray(np.right_shift(x, np.minimum(amount, bits - 1).astype(x.dtype)))
    return np.asarray(np.right_shift(x, amount))


def _high_product(x: Array, y: Array) -> Array:
    """By halves of 32 bits, since NumPy has no wider integer than 64 bits."""
    bits = 8 * x.dtype.itemsize
    if bits < 64:
        wide = np.int64 if x.dtype.kind == "i" else np.uint64
        return ((x.astype(wide) * y.astype(wide)) >> wide(bits)).astype(x.dtype)
    a, b = x.view(np.uint64), y.view(np.uint64)
    half, low = np.uint64(32), np.uint64(0xFFFFFFFF)
    mid = (a >> half) * (b & low) + (((a & low) * (b & low)) >> half)
    other = (a & low) * (b >> half) + (mid & low)
    high = (a >> half) * (b >> half) + (mid >> half) + (other >> half)
    if x.dtype.kind == "i":
        zero = np.uint64(0)
        high = high - np.where(x < 0, b, zero) - np.where(y < 0, a, zero)
    return np.asarray(high.view(x.dtype))


def _leading_zeros(x: Array) -> Array:
    left = x.view(f"u{x.dtype.itemsize}").copy()
    shift = 1
    while shift < 8 * x.dtype.itemsize:
        left |= left >> left.dtype.type(shift)
        shift *= 2
    return np.asarray(np.bitwise_count(~left).astype(x.dtype))


def _f16_number(x: Array) -> Array:
    return x.view(np.float16).astype(np.float32)


def _f16_bits(x: Array) -> Array:
    return np.where(np.isnan(x), F16_NAN, x.astype(np.float16).view(np.uint16)).astype(np.uint16)


def _f16_rounded(x: Array) -> Array:
    return x.astype(np.float16).astype(np.float32)


def _counted(x: Array) -> Array:
    return np.asarray(np.bitwise_count(x.view(f"u{x.dtype.itemsize}")).astype(x.dtype))


OPERATIONS: dict[str, Operation] = {
    operation.name: operation
    for operation in (
        Operation("add", 2, NUMBER, "x + y; integers wrap around, floats round to nearest, ties to even", np.add),
        Operation("sub", 2, NUMBER, "x - y, as add", np.subtract),
        Operation("mul", 2, NUMBER, "x * y, as add", np.multiply),
        Operation(
            "div",
            2,
            NUMBER,
            "x / y; integers drop the fraction, x / 0 is 0, and the least integer / -1 is itself",
            _divide,
        ),
        Operation(
            "rem", 2, NUMBER, "what div leaves, of x's sign; of integers by 0 it is x; exact for floats", _remainder
        ),
        Operation("fma", 3, FLOAT, "x * y + z, rounded once; of f32 alone", _multiply_add, bits=32),
        Operation("max", 2, NUMBER, "the larger one; of floats NaN where one is, and -0 lies below +0", _larger),
        Operation("min", 2, NUMBER, "the smaller one, as max", _smaller),
        Operation("neg", 1, NUMBER, "-x; of floats the sign changes, that of NaN and zeros too", np.negative),
        Operation("abs", 1, FLOAT, "x without its sign", np.abs),
        Operation("copysign", 2, FLOAT, "x with the sign of y", np.copysign),
        Operation("sqrt", 1, FLOAT, "the square root, rounded to nearest", np.sqrt),
        Operation("floor", 1, FLOAT, "the next integer at or below", np.floor),
        Operation("ceil", 1, FLOAT, "the next integer at or above", np.ceil),
        Operation("trunc", 1, FLOAT, "the next integer towards zero", np.trunc),
        Operation("rint", 1, FLOAT, "the nearest integer, ties to even", np.rint),
        Operation("and", 2, BITS, "bit by bit", np.bitwise_and),
        Operation("or", 2, BITS, "bit by bit", np.bitwise_or),
        Operation("xor", 2, BITS, "bit by bit", np.bitwise_xor),
        Operation("not", 1, BITS, "every bit the other one; of i1, not x", np.invert),
        Operation("shl", 2, INT, "x moved left by y, read as unsigned; 0 from the width on", _shift_left),
        Operation(
            "shr",
            2,
            INT,
            "x moved right by y, read as unsigned; the sign of signed x is moved in, zeros of unsigned x",
            _shift_right,
        ),
        Operation("mulhi", 2, INT, "the upper half of the exact product", _high_product),
        Operation("popcount", 1, INT, "how many bits are set", _counted),
        Operation("clz", 1, INT, "how many bits are 0 before the first that is set; the width of 0", _leading_zeros),
        Operation("f16_number", 1, UINT, "the number that a float of 16 bits is, by its bits", _f16_number, 16, "f32"),
        Operation(
            "f16_bits",
            1,
            FLOAT,
            "the bits of the nearest float of 16 bits, ties to even; of NaN always the same",
            _f16_bits,
            32,
            "ui16",
        ),
        Operation("f16_rounded", 1, FLOAT, "the nearest float of 16 bits, ties to even, as an f32", _f16_rounded, 32),
        Operation("eq", 2, ANY, "x == y; false where one is NaN", np.equal, result="i1"),
        Operation("ne", 2, ANY, "x != y; true where one is NaN", np.not_equal, result="i1"),
        Operation("lt", 2, ANY, "x < y; false where one is NaN", np.less, result="i1"),
        Operation("le", 2, ANY, "x <= y; false where one is NaN", np.less_equal, result="i1"),
    )
}


def compute(name: str, *operands: Array) -> Array:
    """An operation on arrays of one machine type, which broadcast."""
    with np.errstate(all="ignore"):
        return np.asarray(OPERATIONS[name].compute(*operands))


def convert(x: Array, type_: ElementType) -> Array:
    """The nearest value: integers wrap around, floats round once, ties to even; from floats to integers the fraction
    is dropped, what is too large or too small becomes the last one, and NaN 0. To i1: not zero, NaN is true; from i1
    0 or 1.
    """
    with np.errstate(all="ignore"):
        if x.dtype.kind == "f" and type_.kind in ("sint", "uint"):
            return _saturated(x, type_)
        return x.astype(type_.dtype)


def _saturated(x: Array, type_: ElementType) -> Array:
    limits = np.iinfo(type_.dtype)
    above, below = x >= float(limits.max) + 1, x < limits.min
    inside = np.where(above | below | np.isnan(x), x.dtype.type(0), np.trunc(x)).astype(type_.dtype)
    return np.where(above, limits.max, np.where(below, limits.min, inside)).astype(type_.dtype)


def bits_type(type_: ElementType, signed: bool = False) -> ElementType:
    """The integer of the width of a type."""
    return MACHINE[f"{'' if signed else 'u'}i{8 * type_.dtype.itemsize}"]


def of_bits(bits: int, type_: ElementType) -> Array:
    """The number of these bits, as an unsigned one: of rank 0."""
    if type_.kind == "bool":
        return np.asarray(bool(bits))
    return np.asarray(bits, f"u{type_.dtype.itemsize}").view(type_.dtype)


def bitcast(x: Array, type_: ElementType) -> Array:
    """The same bits read as another type of the same width."""
    return np.ascontiguousarray(x).view(type_.dtype).reshape(np.shape(x))
