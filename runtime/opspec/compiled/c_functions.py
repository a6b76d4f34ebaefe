"""The functions that C texts of primitives call, as nodes: those that are a few operations of a machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from opspec.compiled.c_text import Function
from opspec.compiled.elements import NoNodes
from opspec.compiled.nodes import I1, I64, Applied, Node, Nodes
from opspec.compiled.operations import MACHINE
from opspec.values.types import ElementType

U64 = MACHINE["ui64"]


def function(name: str, type_: ElementType) -> Function:
    """A function of numbers of this type, by its name in C without the letter for f32."""
    found = FUNCTIONS.get(name)
    if found is None:
        raise NoNodes(f"the function {name} of {type_} is not made of nodes")
    return found


def function_of_narrow(name: str, type_: ElementType) -> Function:
    """The same of numbers of a narrower type, which are computed with as this one."""
    if name in ON_BITS:
        raise NoNodes(f"the function {name} of floats narrower than {type_} is not made of nodes")
    return function(name, type_)


def bits_type(type_: ElementType, signed: bool = False) -> ElementType:
    """The integer of the width of a type."""
    return MACHINE[f"{'' if signed else 'u'}i{8 * type_.dtype.itemsize}"]


def _operation(name: str) -> Function:
    return lambda nodes, given: nodes.apply(name, *given)


def _same(_nodes: Nodes, given: Sequence[Node]) -> Node:
    """What differs for the format without zero alone, of which no node is."""
    return given[0]


def _sign_bit(nodes: Nodes, given: Sequence[Node]) -> Node:
    (x,) = given
    bits = nodes.bitcast(x, bits_type(x.type, signed=True))
    return nodes.apply("lt", bits, nodes.constant(0, bits.type))


def _is_finite(nodes: Nodes, given: Sequence[Node]) -> Node:
    (x,) = given
    return nodes.apply("lt", nodes.apply("abs", x), nodes.constant(float("inf"), x.type))


def _round_away(nodes: Nodes, given: Sequence[Node]) -> Node:
    """To the nearest integer, a half away from zero."""
    (x,) = given
    whole = nodes.apply("trunc", x)
    rest = nodes.apply("abs", nodes.apply("sub", x, whole))
    half = nodes.apply("le", nodes.constant(0.5, x.type), rest)
    away = nodes.apply("add", whole, nodes.apply("copysign", nodes.constant(1, x.type), x))
    return nodes.select(half, away, nodes.apply("copysign", whole, x))


def _total_order_key(nodes: Nodes, given: Sequence[Node]) -> Node:
    (x,) = given
    bits = nodes.bitcast(x, bits_type(x.type, signed=True))
    negative = nodes.apply("lt", bits, nodes.constant(0, bits.type))
    most = nodes.constant((1 << 8 * x.type.dtype.itemsize - 1) - 1, bits.type)
    return nodes.select(negative, nodes.apply("xor", bits, most), bits)


def _next_after(nodes: Nodes, given: Sequence[Node]) -> Node:
    x, y = given
    bits = nodes.bitcast(x, bits_type(x.type))
    one, zero = nodes.constant(1, bits.type), nodes.constant(0, x.type)
    outward = nodes.apply("eq", nodes.apply("lt", x, y), nodes.apply("lt", zero, x))
    moved = nodes.select(outward, nodes.apply("add", bits, one), nodes.apply("sub", bits, one))
    least = nodes.apply("copysign", nodes.bitcast(one, x.type), y)
    found = nodes.select(nodes.apply("eq", x, zero), least, nodes.bitcast(moved, x.type))
    found = nodes.select(nodes.apply("eq", x, y), y, found)
    nan = nodes.apply("or", nodes.apply("ne", x, x), nodes.apply("ne", y, y))
    return nodes.select(nan, nodes.apply("add", x, y), found)


def _counted(name: str) -> Function:
    return lambda nodes, given: nodes.apply(name, nodes.convert(given[0], U64))


def _high(type_: ElementType) -> Function:
    return lambda nodes, given: nodes.apply("mulhi", *(nodes.convert(x, type_) for x in given))


def _integer_power(nodes: Nodes, given: Sequence[Node]) -> Node:
    """By squares, one for each bit that the exponent may have."""
    base, exponent = (nodes.convert(x, U64) for x in given)
    result: Node = nodes.constant(1, U64)
    one = nodes.constant(1, U64)
    for place in range(_width(given[1])):
        bit = nodes.apply("and", nodes.apply("shr", exponent, nodes.constant(place, U64)), one)
        result = nodes.select(nodes.convert(bit, I1), nodes.apply("mul", result, base), result)
        base = nodes.apply("mul", base, base)
    return result


def _width(node: Node) -> int:
    """How many bits a number that is not negative has."""
    while isinstance(node, Applied) and node.operation == "convert" and node.operands[0].type.kind in ("sint", "uint"):
        (node,) = node.operands
    return node.type.bits


ON_BITS = frozenset({"nextafter"})  # of the number's own format: they are not those of the type it is computed in
FUNCTIONS: Mapping[str, Function] = {
    **{c: _operation(name) for c, name in (("fabs", "abs"), ("fmod", "rem"), ("copysign", "copysign"))},
    **{name: _operation(name) for name in ("floor", "ceil", "rint", "sqrt", "trunc")},
    "nonzero": _same,
    "signbit": _sign_bit,
    "isfinite": _is_finite,
    "round": _round_away,
    "total_order_key": _total_order_key,
    "nextafter": _next_after,
    "popcount64": _counted("popcount"),
    "leading_zeros64": _counted("clz"),
    "multiply_high": _high(U64),
    "multiply_high_signed": _high(I64),
    "integer_power": _integer_power,
}
