"""Numbers times powers of two, as exponentials end with, by one instruction where there is one. Nodes take two steps,
of which only the last one rounds: nine operations.

It is the same to the bit if the first step is exact, and both powers are numbers. So the number has to be 1 and
something, which is 0 or no less than the last place of 1, and the power between bounds that nodes show.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeGuard

from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.memory import by_registers
from opspec.compiled.native.regions import CodeRegion, CodeValue
from opspec.compiled.native.spelling import constant, spelled
from opspec.compiled.nodes import Applied, ConstantNode, KernelNode
from opspec.compiled.operations import bits_type

_REGISTER = 64  # bytes that the instruction takes
_ARITHMETIC = ("add", "sub", "mul", "fma", "neg")  # what gives NaN for NaN
_LONG = 100  # operations between a power and the number that it scales
_DEEP = 4  # choices inside of each other
_DIGITS = {32: (24, 127), 64: (53, 1023)}  # of a float, and what its exponent counts from


@dataclass(frozen=True, slots=True)
class Scaled:
    """A number, and the one whose low bits are the power of two, less those of `shift`."""

    number: KernelNode
    shifted: KernelNode
    shift: ConstantNode

    @property
    def operands(self) -> Sequence[KernelNode]:
        return self.number, self.shifted


def scaled(node: KernelNode, target: InstructionSet) -> Scaled | None:
    """What a node scales, if it does and that is the same by the instruction."""
    if not target.scales or not _is(node, "mul"):
        return None
    first, second = node.operands
    half, rest = _power(second), None
    if half is None or not _is(first, "mul"):
        return None
    number, other = first.operands
    rest, half = half, _power(other)
    if half is None or not _is(half, "shr") or not _is(rest, "sub") or rest.operands[1] is not half:
        return None
    whole, by = half.operands
    if rest.operands[0] is not whole or not isinstance(by, ConstantNode) or by.bits != 1 or not _is(whole, "sub"):
        return None
    bits, shift = whole.operands
    if not _is(bits, "bitcast") or not isinstance(shift, ConstantNode):
        return None
    (shifted,) = bits.operands
    known = isinstance(shifted, Applied) and _is_near_one(number, shifted) and _is_bounded(shifted, shift)
    return Scaled(number, shifted, shift) if known else None


def scaled_value(region: CodeRegion, found: Scaled, number: CodeValue, shifted: CodeValue) -> CodeValue:
    """The product."""
    type_, lanes = number.type, number.lanes
    width = _REGISTER * 8 // type_.bits
    if lanes % width:
        return _in_two_steps(region, found, number, shifted)
    shift = CodeValue(constant(found.shift.bits, type_, lanes), type_, lanes)
    power = region.value(f"fsub {shifted}, {shift.text}", type_, lanes)
    wide, kind = spelled(type_, width), "ps" if type_.bits == 32 else "pd"

    def one(x: CodeValue, by: CodeValue) -> CodeValue:
        given = f"{x}, {by}, {wide} zeroinitializer, i{width} -1, i32 4"
        return region.value(f"call {wide} @llvm.x86.avx512.mask.scalef.{kind}.512({given})", type_, width)

    return by_registers(region, width, one, number, power)


def _in_two_steps(region: CodeRegion, found: Scaled, number: CodeValue, shifted: CodeValue) -> CodeValue:
    """As the nodes have it, of few lanes."""
    type_, lanes = number.type, number.lanes
    digits, middle = _DIGITS[type_.bits]
    whole = bits_type(type_, signed=True)

    def integers(how: str, x: CodeValue, y: CodeValue | int) -> CodeValue:
        other = constant(y, whole, lanes) if isinstance(y, int) else y.text
        return region.value(f"{how} {x}, {other}", whole, lanes)

    def power(n: CodeValue) -> CodeValue:
        bits = integers("shl", integers("add", n, middle), digits - 1)
        return region.value(f"bitcast {bits} to {spelled(type_, lanes)}", type_, lanes)

    bits = region.value(f"bitcast {shifted} to {spelled(whole, lanes)}", whole, lanes)
    n = integers("sub", bits, found.shift.bits)
    half = integers("ashr", n, 1)
    first = region.value(f"fmul {number}, {power(half).text}", type_, lanes)
    return region.value(f"fmul {first}, {power(integers('sub', n, half)).text}", type_, lanes)


def _power(node: KernelNode) -> KernelNode | None:
    """What a node is two to the power of, as the exponent of a normal number."""
    if not _is(node, "bitcast"):
        return None
    digits, middle = _DIGITS[node.type.bits]
    match node.operands[0]:
        case Applied(
            operation="shl",
            operands=(Applied(operation="add", operands=(n, ConstantNode() as to)), ConstantNode() as by),
        ) if (to.bits, by.bits) == (middle, digits - 1):
            return n
    return None


def _is_near_one(node: KernelNode, shifted: KernelNode) -> bool:
    """Whether it is 1 and something, and NaN where another node is."""
    if not _is(node, "add") or _value(node.operands[0]) != 1:
        return False
    left, seen = [node], {node}
    while left and len(seen) < _LONG:
        for x in left.pop().operands:
            if x is shifted:
                return True
            if isinstance(x, Applied) and x.operation in _ARITHMETIC and x not in seen:
                seen.add(x)
                left.append(x)
    return False


def _is_bounded(shifted: Applied, shift: ConstantNode) -> bool:
    """Whether both powers of a number that was shifted so are normal numbers, and the first product is exact."""
    match shifted:
        case Applied(operation="fma", operands=(x, ConstantNode() as factor, ConstantNode() as added)):
            pass
        case Applied(
            operation="add",
            operands=(Applied(operation="mul", operands=(x, ConstantNode() as factor)), ConstantNode() as added),
        ):
            pass
        case _:
            return False
    low, high = _bounds(x)
    by = float(factor.value)
    if added.bits != shift.bits or not (by > 0 and math.isfinite(by * low) and math.isfinite(by * high)):
        return False
    digits, middle = _DIGITS[shifted.type.bits]
    return math.floor(by * low) - 1 >= 2 * (digits + 1 - middle) and math.ceil(by * high) + 1 < 2 * middle


def _bounds(node: KernelNode, depth: int = 0) -> tuple[float, float]:
    """Between which numbers it lies, unless it is NaN, as far as choices by comparisons with numbers say."""
    low, high = -math.inf, math.inf
    known = _value(node)
    if known is not None:
        return known, known
    if _is(node, "abs"):
        return 0.0, math.inf
    if not _is(node, "select") or depth > _DEEP:
        return low, high
    test, *sides = node.operands
    found = [_bounds(side, depth + 1) for side in sides]
    if _is(test, "lt"):
        x, y = test.operands
        less, more = _value(x), _value(y)
        for at, side in enumerate(sides):  # the second one is where the first is not less
            one, other = found[at]
            if less is not None and side is y:
                found[at] = (max(one, less), other) if at == 0 else (one, min(other, less))
            if more is not None and side is x:
                found[at] = (one, min(other, more)) if at == 0 else (max(one, more), other)
    return min(one for one, _ in found), max(other for _, other in found)


def _value(node: KernelNode) -> float | None:
    return float(node.value) if isinstance(node, ConstantNode) and node.type.kind == "float" else None


def _is(node: KernelNode, operation: str) -> TypeGuard[Applied]:
    return isinstance(node, Applied) and node.operation == operation
