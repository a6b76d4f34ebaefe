"""The functions that C texts of primitives call, as nodes: those that are a few operations of a machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from opspec.compiled.building import Nodes
from opspec.compiled.c_text import ComplexFunction, Function
from opspec.compiled.elements import F64, NodeElement, NoNodes
from opspec.compiled.nodes import I1, I64, Applied, ConstantNode, KernelNode
from opspec.compiled.operations import MACHINE, bits_type
from opspec.numerics.ciphers import MULTIPLIERS, PARITY, ROTATIONS, WEYL
from opspec.values.types import ElementType

U32, U64 = MACHINE["ui32"], MACHINE["ui64"]


def function(name: str, type_: ElementType) -> Function:
    """A function of numbers of this type, by its name in C without the letter for f32."""
    found = FUNCTIONS.get(name)
    if found is None:
        raise NoNodes(f"the function {name} of {type_} is not made of nodes")
    return found


def _operation(name: str) -> Function:
    return lambda nodes, given: nodes.apply(name, *given)


def _nonzero(nodes: Nodes, given: Sequence[KernelNode]) -> KernelNode:
    """What vanished is the least number of a format without zero; for others `least` is 0."""
    x, least = given
    if isinstance(least, ConstantNode) and not least.bits:
        return x
    bits = nodes.bitcast(x, bits_type(x.type))
    return nodes.select(nodes.apply("eq", bits, nodes.constant(0, bits.type)), least, x)


def _sign_bit(nodes: Nodes, given: Sequence[KernelNode]) -> KernelNode:
    (x,) = given
    bits = nodes.bitcast(x, bits_type(x.type, signed=True))
    return nodes.apply("lt", bits, nodes.constant(0, bits.type))


def _is_finite(nodes: Nodes, given: Sequence[KernelNode]) -> KernelNode:
    (x,) = given
    return nodes.apply("lt", nodes.apply("abs", x), nodes.constant(float("inf"), x.type))


def _round_away(nodes: Nodes, given: Sequence[KernelNode]) -> KernelNode:
    """To the nearest integer, a half away from zero."""
    (x,) = given
    whole = nodes.apply("trunc", x)
    rest = nodes.apply("abs", nodes.apply("sub", x, whole))
    half = nodes.apply("le", nodes.constant(0.5, x.type), rest)
    away = nodes.apply("add", whole, nodes.apply("copysign", nodes.constant(1, x.type), x))
    return nodes.select(half, away, nodes.apply("copysign", whole, x))


def _total_order_key(nodes: Nodes, given: Sequence[KernelNode]) -> KernelNode:
    (x,) = given
    bits = nodes.bitcast(x, bits_type(x.type, signed=True))
    negative = nodes.apply("lt", bits, nodes.constant(0, bits.type))
    most = nodes.constant((1 << 8 * x.type.dtype.itemsize - 1) - 1, bits.type)
    return nodes.select(negative, nodes.apply("xor", bits, most), bits)


def _hypot(nodes: Nodes, given: Sequence[KernelNode]) -> KernelNode:
    """As f64, of numbers whose squares are neither too large nor too small; infinite where one is."""
    x, y = (nodes.apply("abs", nodes.convert(part, F64)) for part in given)
    infinity = nodes.constant(float("inf"), F64)
    infinite = nodes.apply("or", nodes.apply("eq", x, infinity), nodes.apply("eq", y, infinity))
    if given[0].type is F64:
        size = nodes.select(nodes.apply("lt", x, y), y, x)
        up, down = nodes.constant(2.0**600, F64), nodes.constant(2.0**-600, F64)
        one = nodes.constant(1.0, F64)
        large = nodes.apply("lt", nodes.constant(2.0**500, F64), size)
        small = nodes.apply("lt", size, nodes.constant(2.0**-500, F64))
        scale = nodes.select(large, down, nodes.select(small, up, one))
        back = nodes.select(large, up, nodes.select(small, down, one))
        found = nodes.apply("mul", _root_of_squares(nodes, *(nodes.apply("mul", z, scale) for z in (x, y))), back)
    else:
        found = _root_of_squares(nodes, x, y)
    return nodes.convert(nodes.select(infinite, infinity, found), given[0].type)


def _root_of_squares(nodes: Nodes, x: KernelNode, y: KernelNode) -> KernelNode:
    return nodes.apply("sqrt", nodes.apply("add", nodes.apply("mul", x, x), nodes.apply("mul", y, y)))


def _counted(name: str) -> Function:
    return lambda nodes, given: nodes.apply(name, nodes.convert(given[0], U64))


def _high(type_: ElementType) -> Function:
    return lambda nodes, given: nodes.apply("mulhi", *(nodes.convert(x, type_) for x in given))


def _integer_power(nodes: Nodes, given: Sequence[KernelNode]) -> KernelNode:
    """By squares, one for each bit that the exponent may have."""
    base, exponent = (nodes.convert(x, U64) for x in given)
    result: KernelNode = nodes.constant(1, U64)
    one = nodes.constant(1, U64)
    for place in range(_width(given[1])):
        bit = nodes.apply("and", nodes.apply("shr", exponent, nodes.constant(place, U64)), one)
        result = nodes.select(nodes.convert(bit, I1), nodes.apply("mul", result, base), result)
        base = nodes.apply("mul", base, base)
    return result


def _width(node: KernelNode) -> int:
    """How many bits a number that is not negative has."""
    while isinstance(node, Applied) and node.operation == "convert" and node.operands[0].type.kind in ("sint", "uint"):
        (node,) = node.operands
    return node.type.bits


# --- scrambled words ------------------------------------------------------------------------------------


def _threefry(nodes: Nodes, given: Sequence[KernelNode]) -> KernelNode:
    """Of a key and a counter of 64 bits, in words of 32."""
    keys, (x, y) = [_words(nodes, one) for one in given]
    mixed = nodes.apply("xor", nodes.apply("xor", *keys), nodes.constant(int(PARITY), U32))
    x, y = nodes.apply("add", x, keys[0]), nodes.apply("add", y, keys[1])
    keys = [*keys, mixed]
    for turn in range(5):
        for distance in ROTATIONS[turn % 2]:
            x = nodes.apply("add", x, y)
            up, down = (nodes.constant(places, U32) for places in (distance, 32 - distance))
            turned = nodes.apply("or", nodes.apply("shl", y, up), nodes.apply("shr", y, down))
            y = nodes.apply("xor", turned, x)
        x = nodes.apply("add", x, keys[(turn + 1) % 3])
        y = nodes.apply("add", y, nodes.apply("add", keys[(turn + 2) % 3], nodes.constant(turn + 1, U32)))
    return _joined(nodes, x, y)


def _philox(upper: bool) -> Function:
    """Of a key and the halves of a counter: a half of what they become."""

    def made(nodes: Nodes, given: Sequence[KernelNode]) -> KernelNode:
        keys, (a, b), (c, d) = [_words(nodes, one) for one in given]
        for at in range(10):
            left, right = (_product(nodes, x, int(by)) for x, by in zip((a, c), MULTIPLIERS, strict=True))
            steps = [nodes.constant(at * int(step) % (1 << 32), U32) for step in WEYL]
            both = [nodes.apply("add", key, step) for key, step in zip(keys, steps, strict=True)]
            b, d = (nodes.apply("xor", x, key) for x, key in zip((b, d), both, strict=True))
            a, b, c, d = nodes.apply("xor", right[1], b), right[0], nodes.apply("xor", left[1], d), left[0]
        return _joined(nodes, c, d) if upper else _joined(nodes, a, b)

    return made


def _product(nodes: Nodes, x: KernelNode, by: int) -> list[KernelNode]:
    """The words of an exact product of words."""
    return _words(nodes, nodes.apply("mul", nodes.convert(x, U64), nodes.constant(by, U64)))


def _words(nodes: Nodes, x: KernelNode) -> list[KernelNode]:
    """The lower half and the upper one."""
    return [nodes.convert(half, U32) for half in (x, nodes.apply("shr", x, nodes.constant(32, U64)))]


def _joined(nodes: Nodes, low: KernelNode, high: KernelNode) -> KernelNode:
    upper = nodes.apply("shl", nodes.convert(high, U64), nodes.constant(32, U64))
    return nodes.apply("or", nodes.convert(low, U64), upper)


# --- complex numbers ------------------------------------------------------------------------------------


def complex_function(name: str) -> ComplexFunction:
    """A function of complex numbers by its name in C without the letter for f32."""
    found = _COMPLEX.get(name)
    if found is None:
        raise NoNodes(f"the function {name} of complex numbers is not made of nodes")
    return found


def _by_parts(operation: str) -> ComplexFunction:
    return lambda nodes, given: [nodes.apply(operation, x, y) for x, y in zip(*(z.parts for z in given), strict=True)]


def _complex_product(nodes: Nodes, given: Sequence[NodeElement]) -> Sequence[KernelNode]:
    """Parts of f32 are computed as f64 and rounded once; of f64 again, of smaller numbers, where one is too large."""
    (a, b), (c, d) = (z.parts for z in given)
    if a.type is F64:
        sums = [_difference_of_products, _sum_of_products]
        small = [nodes.apply("mul", x, nodes.constant(2.0**-600, F64)) for x in (a, b, c, d)]
        return [_within(nodes, made(nodes, a, b, c, d), made(nodes, *small)) for made in sums]
    wide = [nodes.convert(x, F64) for x in (a, b, c, d)]
    return [nodes.convert(made(nodes, *wide), a.type) for made in (_difference_of_products, _sum_of_products)]


def _difference_of_products(nodes: Nodes, a: KernelNode, b: KernelNode, c: KernelNode, d: KernelNode) -> KernelNode:
    return nodes.apply("sub", nodes.apply("mul", a, c), nodes.apply("mul", b, d))


def _sum_of_products(nodes: Nodes, a: KernelNode, b: KernelNode, c: KernelNode, d: KernelNode) -> KernelNode:
    return nodes.apply("add", nodes.apply("mul", a, d), nodes.apply("mul", b, c))


def _within(nodes: Nodes, found: KernelNode, small: KernelNode) -> KernelNode:
    """A sum of products, or where that is not finite the one of smaller numbers, made large again."""
    up = nodes.constant(2.0**600, F64)
    again = nodes.apply("mul", nodes.apply("mul", small, up), up)
    return nodes.select(_is_finite(nodes, [found]), found, again)


_COMPLEX: Mapping[str, ComplexFunction] = {
    "complex_add": _by_parts("add"),
    "complex_subtract": _by_parts("sub"),
    "complex_multiply": _complex_product,
}

FUNCTIONS: Mapping[str, Function] = {
    **{c: _operation(name) for c, name in (("fabs", "abs"), ("fmod", "rem"), ("copysign", "copysign"))},
    **{name: _operation(name) for name in ("floor", "ceil", "rint", "sqrt", "trunc")},
    "nonzero": _nonzero,
    "hypot": _hypot,
    "signbit": _sign_bit,
    "isfinite": _is_finite,
    "round": _round_away,
    "total_order_key": _total_order_key,
    "popcount64": _counted("popcount"),
    "leading_zeros64": _counted("clz"),
    "multiply_high": _high(U64),
    "multiply_high_signed": _high(I64),
    "integer_power": _integer_power,
    "threefry": _threefry,
    "philox_low": _philox(upper=False),
    "philox_high": _philox(upper=True),
}
