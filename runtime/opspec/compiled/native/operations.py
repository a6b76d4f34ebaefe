"""Each operation of the middle form in LLVM's instructions: the same bits as `opspec.compiled.operations` computes.

No instruction here may give poison for any operand: shifts stay below the width, divisors are not 0, conversions
saturate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from opspec.compiled.native import one_lane
from opspec.compiled.native.divisions import quick_divisor, quotient, whole_quotient
from opspec.compiled.native.half_floats import f16_bits, f16_number, f16_rounded
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.memory import by_registers
from opspec.compiled.native.regions import CodeRegion, CodeValue
from opspec.compiled.native.spelling import I1, I64, constant, spelled, suffix
from opspec.compiled.nodes import Applied, ConstantNode, KernelNode
from opspec.compiled.operations import MACHINE, OPERATIONS
from opspec.values.types import ElementType

_FLOATS = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv", "rem": "frem", "neg": "fneg"}
_FLOATS |= {"eq": "fcmp oeq", "ne": "fcmp une", "lt": "fcmp olt", "le": "fcmp ole"}
_INTEGERS = {"add": "add", "sub": "sub", "mul": "mul", "and": "and", "or": "or", "xor": "xor"}
_INTEGERS |= {"eq": "icmp eq", "ne": "icmp ne"}
_INTRINSICS = {"abs": "fabs", "copysign": "copysign", "sqrt": "sqrt", "popcount": "ctpop"}
_EXTREMES = {"max": "maximum", "min": "minimum"}
_HALVES = {"f16_number": f16_number, "f16_bits": f16_bits, "f16_rounded": f16_rounded}
_MANY = 64  # lanes of truth values whose sum as numbers LLVM may never end to simplify, unless they are chosen
_ROUNDING = {"floor": "floor", "ceil": "ceil", "trunc": "trunc", "rint": "roundeven"}


def applied(
    region: CodeRegion, node: Applied, operands: Sequence[CodeValue], lanes: int, target: InstructionSet
) -> CodeValue:
    """The value of an applied operation; operands have as many lanes, but for the test of a select."""
    match node.operation:
        case "select":
            test, then, other = operands
            return chosen(region, test, then, other, target)
        case "convert":
            return _converted(region, operands[0], node.type)
        case "bitcast":
            text = f"bitcast {operands[0]} to {spelled(node.type, lanes)}"
            return region.value(text, node.type, lanes)
    return _computed(region, node.operation, node.operands, operands, target)


def chosen(region: CodeRegion, test: CodeValue, then: CodeValue, other: CodeValue, target: InstructionSet) -> CodeValue:
    """One of two values by a truth, or by one for each lane."""
    if then.lanes == 1 and then.type.kind == "float" and not target.selects:
        return one_lane.chosen(region, test, then, other)
    return region.value(f"select {test}, {then}, {other}", then.type, then.lanes)


def _computed(
    region: CodeRegion, name: str, nodes: Sequence[KernelNode], operands: Sequence[CodeValue], target: InstructionSet
) -> CodeValue:
    x = operands[0]
    result = OPERATIONS[name].type_of(x.type)
    listed = ", ".join([str(x), *(y.text for y in operands[1:])])
    if name in _INTRINSICS:
        return _called(region, _INTRINSICS[name], operands)
    if name in _EXTREMES:
        if x.type.kind == "float" and not any(isinstance(node, ConstantNode) for node in nodes):
            if target.ranges:
                return _ranged(region, name, operands)
            if x.lanes == 1 and not target.selects:
                return one_lane.extreme(region, name, *operands)
        return _extreme(region, name, operands)
    if name in _HALVES:
        return _HALVES[name](region, x, target.halves)
    if x.type.kind == "float":
        if name in _ROUNDING:
            return _called(region, _ROUNDING[name], operands) if target.rounds else _rounded(region, name, x)
        if name == "fma":
            return _called(region, name, operands) if target.fuses else _multiplied_and_added(region, *operands)
        if name == "div" and (by := quick_divisor(nodes, target)) is not None:
            return quotient(region, x, by)
        if result is I1 and x.lanes == 1 and not target.selects:
            return one_lane.compared(region, _FLOATS[name], x, operands[1])
        fused = " contract" if target.contracts and name in ("add", "mul") else ""
        return region.value(f"{_FLOATS[name]}{fused} {listed}", result, x.lanes)
    if x.type.bits == 8 and x.lanes % 2 == 0 and (found := _of_itself(region, name, nodes, x)) is not None:
        return found
    if name in _INTEGERS:
        if x.type is I1 and x.lanes == 1 and not target.selects:
            return one_lane.joined(region, _INTEGERS[name], x, operands[1])
        return region.value(f"{_INTEGERS[name]} {listed}", result, x.lanes)
    if name in ("lt", "le"):
        sign = "s" if x.type.kind == "sint" else "u"
        return region.value(f"icmp {sign}{name} {listed}", result, x.lanes)
    known = nodes[1] if len(nodes) > 1 else None
    return _INTEGER[name](region, x, operands[-1], known.bits if isinstance(known, ConstantNode) else None)


def _extreme(region: CodeRegion, name: str, operands: Sequence[CodeValue]) -> CodeValue:
    """Of floats the right one first: LLVM asks for its sign, which in a fold is known before what came so far."""
    if operands[0].type.kind == "float":
        return _called(region, _EXTREMES[name], operands[::-1])
    return _called(region, f"{'s' if operands[0].type.kind == 'sint' else 'u'}{name}", operands)


def _ranged(region: CodeRegion, name: str, operands: Sequence[CodeValue]) -> CodeValue:
    """By an instruction that has -0 below +0, but passes by a NaN: half as many as LLVM makes."""
    x, y = operands
    width = 512 // x.type.bits
    if x.lanes > 1 and x.lanes % width:
        return _extreme(region, name, operands)
    wide, kind = spelled(x.type, width), "ps" if x.type.bits == 32 else "pd"

    def ranged(a: CodeValue, b: CodeValue) -> CodeValue:
        given = f"{a}, {b}, i32 {one_lane.RANGES[name]}, {wide} zeroinitializer, i{width} -1, i32 4"
        return region.value(f"call {wide} @llvm.x86.avx512.mask.range.{kind}.512({given})", x.type, width)

    found = one_lane.ranged(region, name, x, y) if x.lanes == 1 else by_registers(region, width, ranged, x, y)
    strange = region.value(f"fcmp uno {x}, {y.text}", I1, x.lanes)
    nan = _number(x, 0x7FC00000 if x.type.bits == 32 else 0x7FF8000000000000)
    return region.value(f"select {strange}, {nan}, {found}", x.type, x.lanes)


def _called(region: CodeRegion, name: str, operands: Sequence[CodeValue]) -> CodeValue:
    x = operands[0]
    given = ", ".join(map(str, operands))
    extra = ", i1 false" if name == "ctlz" else ""
    return region.value(f"call {x.spelled} @llvm.{name}.{suffix(x.type, x.lanes)}({given}{extra})", x.type, x.lanes)


# --- integers ---------------------------------------------------------------------------------------


def _divided(region: CodeRegion, x: CodeValue, y: CodeValue, bits: int | None) -> CodeValue:
    if bits == 2 and x.type.kind == "sint":
        return _halved(region, x)
    divisor, zero, wraps = _divisor(region, x, y, bits)
    sign = "s" if x.type.kind == "sint" else "u"
    found = whole_quotient(region, x, divisor) if bits is None else None
    found = found or region.value(f"{sign}div {x}, {divisor.text}", x.type, x.lanes)
    if wraps:
        found = region.value(f"select {wraps}, {x}, {found}", x.type, x.lanes)
    return region.value(f"select {zero}, {_number(x, 0)}, {found}", x.type, x.lanes) if zero else found


def _halved(region: CodeRegion, x: CodeValue) -> CodeValue:
    """Half of an integer with a sign, towards 0. LLVM 22 takes `(x + (x >>> 63)) >> 1`, which it makes of such a
    division, for x itself, where x is known to be few i64, none of them positive.
    """
    signs = region.value(f"ashr {x}, {_number(x, x.type.bits - 1).text}", x.type, x.lanes)
    up = region.value(f"sub {x}, {signs.text}", x.type, x.lanes)
    return region.value(f"ashr {up}, {_number(x, 1).text}", x.type, x.lanes)


def _left_over(region: CodeRegion, x: CodeValue, y: CodeValue, bits: int | None) -> CodeValue:
    divisor, zero, wraps = _divisor(region, x, y, bits)
    sign = "s" if x.type.kind == "sint" else "u"
    many = whole_quotient(region, x, divisor) if bits is None else None
    if many:
        found = region.value(f"sub {x}, {region.made(f'mul {many}, {divisor.text}')}", x.type, x.lanes)
    else:
        found = region.value(f"{sign}rem {x}, {divisor.text}", x.type, x.lanes)
    if wraps:
        found = region.value(f"select {wraps}, {_number(x, 0)}, {found}", x.type, x.lanes)
    return region.value(f"select {zero}, {x}, {found}", x.type, x.lanes) if zero else found


def _divisor(
    region: CodeRegion, x: CodeValue, y: CodeValue, bits: int | None
) -> tuple[CodeValue, CodeValue | None, CodeValue | None]:
    """What may be divided by; where y was 0, and where the quotient by -1 wraps around, if either may be."""
    signed = x.type.kind == "sint"
    minus = (1 << x.type.bits) - 1
    if bits is not None and bits != 0 and not (signed and bits == minus):
        return y, None, None
    zero = region.value(f"icmp eq {y}, {_number(y, 0).text}", I1, x.lanes)
    bad, wraps = zero, None
    if signed:
        least = region.value(f"icmp eq {x}, {_number(x, 1 << (x.type.bits - 1)).text}", I1, x.lanes)
        by_minus = region.value(f"icmp eq {y}, {_number(y, minus).text}", I1, x.lanes)
        wraps = region.value(f"and {least}, {by_minus.text}", I1, x.lanes)
        bad = region.value(f"or {zero}, {wraps.text}", I1, x.lanes)
    return region.value(f"select {bad}, {_number(y, 1)}, {y}", y.type, y.lanes), zero, wraps


def _moved_left(region: CodeRegion, x: CodeValue, y: CodeValue, bits: int | None) -> CodeValue:
    return _moved(region, "shl", x, y, bits)


def _moved_right(region: CodeRegion, x: CodeValue, y: CodeValue, bits: int | None) -> CodeValue:
    if x.type.kind == "uint":
        return _moved(region, "lshr", x, y, bits)
    last = _number(y, y.type.bits - 1)
    if bits is None:
        y = region.value(f"call {y.spelled} @llvm.umin.{suffix(y.type, y.lanes)}({y}, {last})", y.type, y.lanes)
    elif bits >= x.type.bits:
        y = last
    return region.value(f"ashr {x}, {y.text}", x.type, x.lanes)


def _moved(region: CodeRegion, name: str, x: CodeValue, y: CodeValue, bits: int | None) -> CodeValue:
    width = x.type.bits
    if bits is not None:
        return region.value(f"{name} {x}, {y.text}", x.type, x.lanes) if bits < width else _number(x, 0)
    far = region.value(f"icmp uge {y}, {_number(y, width).text}", I1, x.lanes)
    near = region.value(f"and {y}, {_number(y, width - 1).text}", y.type, y.lanes)
    found = region.value(f"{name} {x}, {near.text}", x.type, x.lanes)
    return region.value(f"select {far}, {_number(x, 0)}, {found}", x.type, x.lanes)


def _high_product(region: CodeRegion, x: CodeValue, y: CodeValue, bits: int | None) -> CodeValue:  # noqa: ARG001
    width = x.type.bits
    wide = f"i{2 * width}" if x.lanes == 1 else f"<{x.lanes} x i{2 * width}>"
    extend = "sext" if x.type.kind == "sint" else "zext"
    a, b = (region.made(f"{extend} {value} to {wide}") for value in (x, y))
    amount = str(width) if x.lanes == 1 else f"splat (i{2 * width} {width})"
    high = region.made(f"lshr {wide} {region.made(f'mul {wide} {a}, {b}')}, {amount}")
    return region.value(f"trunc {wide} {high} to {x.spelled}", x.type, x.lanes)


def _negated(region: CodeRegion, x: CodeValue, y: CodeValue, bits: int | None) -> CodeValue:  # noqa: ARG001
    return region.value(f"sub {_number(x, 0)}, {x.text}", x.type, x.lanes)


def _of_itself(region: CodeRegion, name: str, nodes: Sequence[KernelNode], x: CodeValue) -> CodeValue | None:
    """Bytes doubled or squared, two at a time in a word. LLVM 22 never ends to simplify either with AVX-512, where they
    were put in another order before.
    """
    itself = len(nodes) == 2 and nodes[0] is nodes[1]
    known = nodes[-1].bits if isinstance(nodes[-1], ConstantNode) else None
    twice = (name == "add" and itself) or (name, known) in (("mul", 2), ("shl", 1))
    squared = name == "mul" and itself
    if not (twice or squared):
        return None
    words, lanes = MACHINE["ui16"], x.lanes // 2
    wide = region.value(f"bitcast {x} to {spelled(words, lanes)}", words, lanes)

    def apply(operation: str, left: CodeValue, right: CodeValue | int) -> CodeValue:
        other = right if isinstance(right, CodeValue) else _number(left, right)
        return region.value(f"{operation} {left}, {other.text}", words, lanes)

    if twice:
        found = apply("shl", apply("and", wide, 0x7F7F), 1)
    else:
        low, high = apply("and", wide, 0xFF), apply("lshr", wide, 8)
        low, high = apply("and", apply("mul", low, low), 0xFF), apply("shl", apply("mul", high, high), 8)
        found = apply("or", low, high)
    return region.value(f"bitcast {found} to {x.spelled}", x.type, x.lanes)


def _inverted(region: CodeRegion, x: CodeValue, y: CodeValue, bits: int | None) -> CodeValue:  # noqa: ARG001
    return region.value(f"xor {x}, {_number(x, (1 << x.type.bits) - 1).text}", x.type, x.lanes)


def _leading_zeros(region: CodeRegion, x: CodeValue, y: CodeValue, bits: int | None) -> CodeValue:  # noqa: ARG001
    return _called(region, "ctlz", [x])


_INTEGER: dict[str, Callable[[CodeRegion, CodeValue, CodeValue, int | None], CodeValue]] = {
    "div": _divided,
    "rem": _left_over,
    "shl": _moved_left,
    "shr": _moved_right,
    "mulhi": _high_product,
    "neg": _negated,
    "not": _inverted,
    "clz": _leading_zeros,
}


def _number(like: CodeValue, bits: int) -> CodeValue:
    return CodeValue(constant(bits, like.type, like.lanes), like.type, like.lanes)


# --- floats -----------------------------------------------------------------------------------------


def _rounded(region: CodeRegion, name: str, x: CodeValue) -> CodeValue:
    """To an integer, by what every machine has: a number as large as 2 to the bits of the fraction leaves none to x."""
    large = (127 + 23) << 23 if x.type.bits == 32 else (1023 + 52) << 52
    size, big = _called(region, "fabs", [x]), _number(x, large)
    small = region.value(f"fcmp olt {size}, {big.text}", I1, x.lanes)
    up = region.value(f"fadd {size}, {big.text}", x.type, x.lanes)
    near = region.value(f"fsub {up}, {big.text}", x.type, x.lanes)  # of the size, ties to even
    if name != "rint":
        one = (127 << 23) if x.type.bits == 32 else (1023 << 52)
        near = _directed(region, name, x, size, near, _number(x, one))
    signed = _called(region, "copysign", [near, x])
    return region.value(f"select {small}, {signed}, {x}", x.type, x.lanes)


def _multiplied_and_added(region: CodeRegion, x: CodeValue, y: CodeValue, z: CodeValue) -> CodeValue:
    """As `opspec.compiled.operations` does: by f64, in which the sum is rounded to the odd one of its neighbours."""
    lanes, wide = x.lanes, MACHINE["f64"]

    def made(name: str, a: CodeValue, b: CodeValue) -> CodeValue:
        return region.value(f"{name} {a}, {b.text}", a.type if "cmp" not in name else I1, lanes)

    a, b, last = (region.value(f"fpext {value} to {spelled(wide, lanes)}", wide, lanes) for value in (x, y, z))
    product = made("fmul", a, b)
    total = made("fadd", product, last)
    other = made("fsub", total, product)
    lost = made("fadd", made("fsub", product, made("fsub", total, other)), made("fsub", last, other))
    bits, signs = (region.value(f"bitcast {value} to {spelled(I64, lanes)}", I64, lanes) for value in (total, lost))
    one = _number(bits, 1)
    step = made("or", made("ashr", made("xor", bits, signs), _number(bits, 63)), one)  # away from 0, or towards it
    even = made("icmp eq", made("and", bits, one), _number(bits, 0))
    asked = made("and", even, made("fcmp one", lost, _number(lost, 0)))
    odd = region.value(f"select {asked}, {made('add', bits, step)}, {bits}", I64, lanes)
    number = region.value(f"bitcast {odd} to {spelled(wide, lanes)}", wide, lanes)
    return region.value(f"fptrunc {number} to {spelled(x.type, lanes)}", x.type, lanes)


def _directed(
    region: CodeRegion, name: str, x: CodeValue, size: CodeValue, near: CodeValue, one: CodeValue
) -> CodeValue:
    """From the nearest integer of the size to the one on the side that is asked for."""
    above = region.value(f"fcmp ogt {near}, {size.text}", I1, x.lanes)
    less = region.value(f"fsub {near}, {one.text}", x.type, x.lanes)
    down = region.value(f"select {above}, {less}, {near}", x.type, x.lanes)
    if name == "trunc":
        return down
    below = region.value(f"fcmp olt {near}, {size.text}", I1, x.lanes)
    more = region.value(f"fadd {near}, {one.text}", x.type, x.lanes)
    up = region.value(f"select {below}, {more}, {near}", x.type, x.lanes)
    compared = "olt" if name == "floor" else "ogt"  # the size of x goes up for floor where x is negative
    outward = region.value(f"fcmp {compared} {x}, {_number(x, 0).text}", I1, x.lanes)
    return region.value(f"select {outward}, {up}, {down}", x.type, x.lanes)


def _converted(region: CodeRegion, x: CodeValue, type_: ElementType) -> CodeValue:
    target = spelled(type_, x.lanes)
    if type_.kind == "float":
        return region.value(f"{_to_float(x.type, type_)} {x} to {target}", type_, x.lanes)
    if x.type.kind == "float" and x.lanes > 1:
        return _saturated(region, x, type_)
    if x.type.kind == "float":
        name = f"fpto{'s' if type_.kind == 'sint' else 'u'}i.sat"
        called = f"@llvm.{name}.{suffix(type_, x.lanes)}.{suffix(x.type, x.lanes)}"
        return region.value(f"call {target} {called}({x})", type_, x.lanes)
    if x.type.bits == type_.bits:
        return CodeValue(x.text, type_, x.lanes)
    if x.type is I1 and x.lanes >= _MANY:
        return region.value(f"select {x}, {_ones(type_, x.lanes)}, {target} zeroinitializer", type_, x.lanes)
    extend = "sext" if x.type.kind == "sint" else "zext"
    return region.value(f"{extend if type_.bits > x.type.bits else 'trunc'} {x} to {target}", type_, x.lanes)


def _ones(type_: ElementType, lanes: int) -> str:
    return f"{spelled(type_, lanes)} splat ({spelled(type_)} 1)"


def _saturated(region: CodeRegion, x: CodeValue, type_: ElementType) -> CodeValue:
    """As LLVM's own function does, which would take the lanes one by one: what lies beyond a limit becomes that, where
    a float is one, before it is converted. A processor's larger and smaller one of two take the second for a NaN.
    """
    signed = type_.kind == "sint"
    digits = type_.bits - signed
    least, most = -(1 << digits) if signed else 0, (1 << digits) - 1
    strange = region.value(f"fcmp uno {x}, {x.text}", I1, x.lanes) if signed else None
    near = _chosen(region, "ogt", x, least)
    if exact := digits <= np.finfo(x.type.dtype).nmant + 1:
        near = _chosen(region, "olt", near, most)
    above = None if exact else region.value(f"fcmp oge {near}, {_float(x, most + 1).text}", I1, x.lanes)
    for bad in (strange, above):
        if bad is not None:
            near = region.value(f"select {bad}, {_float(x, 0)}, {near}", x.type, x.lanes)
    found = region.value(f"fpto{'s' if signed else 'u'}i {near} to {spelled(type_, x.lanes)}", type_, x.lanes)
    if above is not None:
        found = region.value(f"select {above}, {_number(found, most)}, {found}", type_, x.lanes)
    return found


def _chosen(region: CodeRegion, sign: str, x: CodeValue, limit: float) -> CodeValue:
    """The numbers that lie so to a limit, and that in the place of others."""
    test = region.value(f"fcmp {sign} {x}, {_float(x, limit).text}", I1, x.lanes)
    return region.value(f"select {test}, {x}, {_float(x, limit)}", x.type, x.lanes)


def _float(like: CodeValue, number: float) -> CodeValue:
    bits = int(np.asarray(number, like.type.dtype).view(f"u{like.type.dtype.itemsize}"))
    return _number(like, bits)


def _to_float(first: ElementType, last: ElementType) -> str:
    if first.kind == "float":
        return "fpext" if last.bits > first.bits else "fptrunc"
    return "sitofp" if first.kind == "sint" else "uitofp"
