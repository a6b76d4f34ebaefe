"""How LLVM's text spells types, constants and operations."""

from __future__ import annotations

import struct
from collections.abc import Iterable

from opspec.compiled.operations import MACHINE
from opspec.values.types import ElementType

I1, I8, I32, I64 = MACHINE["i1"], MACHINE["i8"], MACHINE["i32"], MACHINE["i64"]


def spelled(type_: ElementType, lanes: int = 1) -> str:
    """A type, or a vector of it."""
    one = {32: "float", 64: "double"}[type_.bits] if type_.kind == "float" else f"i{type_.bits}"
    return one if lanes == 1 else f"<{lanes} x {one}>"


def stored(type_: ElementType, lanes: int = 1) -> str:
    """As it lies in memory: an i1 is a byte."""
    return spelled(I8 if type_ is I1 else type_, lanes)


def constant(bits: int, type_: ElementType, lanes: int = 1) -> str:
    """A constant by its bits."""
    one = _one(bits, type_)
    return one if lanes == 1 else f"splat ({spelled(type_)} {one})"


def _one(bits: int, type_: ElementType) -> str:
    if type_ is I1:
        return "true" if bits else "false"
    if type_.kind != "float":
        return str(bits)
    if type_.bits == 64:
        return f"0x{bits:016X}"
    if bits & 0x7F800000 == 0x7F800000 and bits & 0x7FFFFF:  # LLVM writes f32 as f64, which would quiet a NaN
        return f"bitcast (i32 {bits} to float)"
    (number,) = struct.unpack("<f", struct.pack("<I", bits))
    return f"0x{struct.pack('>d', number).hex().upper()}"


def lane_numbers(lanes: int, stride: int = 1) -> str:
    """The vector 0, 1, 2, ..., each times the stride."""
    return f"<{', '.join(f'i64 {lane * stride}' for lane in range(lanes))}>"


def mask_of(lanes: Iterable[bool]) -> str:
    """A truth for each lane."""
    return f"<{', '.join(f'i1 {str(lane).lower()}' for lane in lanes)}>"


def lanes_of(mask: str) -> tuple[bool, ...]:
    """The truths of such a mask."""
    return tuple(lane == "i1 true" for lane in mask[1:-1].split(", "))


def suffix(type_: ElementType, lanes: int) -> str:
    """What the names of LLVM's intrinsic functions end with."""
    one = ("f" if type_.kind == "float" else "i") + str(type_.bits)
    return one if lanes == 1 else f"v{lanes}{one}"
