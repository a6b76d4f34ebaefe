"""Primitives of the bits of elements as nodes: read as another type, put together, a step on, rounded to fewer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, NoNodes, carrier, lowest, number
from opspec.compiled.nodes import I1, I64, KernelNode
from opspec.compiled.operations import MACHINE, bits_type
from opspec.formula.values import formats
from opspec.values.types import ElementType

U64 = MACHINE["ui64"]
WORD = 64


def bitcast(nodes: Nodes, type_: ElementType, x: NodeElement, place: KernelNode) -> NodeElement:
    """The bits of x, moved up by so many places, as an element of a type."""
    if x.type is type_ and place is nodes.constant(0, I64):
        return x
    if x.type.bits == type_.bits and place is nodes.constant(0, I64):
        return _of_word(nodes, _word(nodes, x.node, x.type), type_)
    words = _words(nodes, x)
    count = -(-type_.bits // WORD)
    made = [
        reduce(
            lambda left, right: nodes.apply("or", left, right),
            [_moved(nodes, word, place, WORD * (at - to)) for at, word in enumerate(words)],
        )
        for to in range(count)
    ]
    if type_.kind != "complex":
        return _of_word(nodes, made[0], type_)
    part, half = carrier(type_), type_.bits // 2
    pair = made if count == 2 else [made[0], nodes.apply("shr", made[0], nodes.constant(half, U64))]
    return NodeElement(type_, tuple(_narrowed(nodes, word, part) for word in pair))


def either_bits(nodes: Nodes, x: NodeElement, y: NodeElement) -> NodeElement:
    """The bits that are set in either."""
    return NodeElement(x.type, tuple(_either(nodes, a, b) for a, b in zip(x.parts, y.parts, strict=True)))


def next_after(nodes: Nodes, x: NodeElement, y: NodeElement) -> NodeElement:
    """One step along the bits, which rise with the size."""
    format_ = formats()[x.type.name]
    here, there = number(nodes, x), number(nodes, y)
    held, wanted = (nodes.bitcast(each.node, bits_type(each.node.type)) for each in (x, y))
    zero = nodes.constant(0, here.type)

    def word(value: int) -> KernelNode:
        return nodes.constant(value, held.type)

    outward = nodes.apply("eq", nodes.apply("lt", here, there), nodes.apply("lt", zero, here))
    found = nodes.select(outward, nodes.apply("add", held, word(1)), nodes.apply("sub", held, word(1)))
    if format_.has_zero:
        least = nodes.select(nodes.apply("lt", there, zero), word(format_.sign | 1), word(1))
        found = nodes.select(nodes.apply("eq", here, zero), least, found)
    if not format_.has_negative_zero:
        found = nodes.select(nodes.apply("eq", found, word(format_.sign)), word(0), found)
    found = nodes.select(nodes.apply("eq", here, there), wanted, found)
    if format_.has_nan:
        nan = nodes.apply("or", nodes.apply("ne", here, here), nodes.apply("ne", there, there))
        found = nodes.select(nan, word(format_.nan), found)
    return NodeElement(x.type, (nodes.bitcast(found, x.node.type),))


def _either(nodes: Nodes, x: KernelNode, y: KernelNode) -> KernelNode:
    if x.type.kind != "float":
        return nodes.apply("or", x, y)
    unsigned = bits_type(x.type)
    return nodes.bitcast(nodes.apply("or", nodes.bitcast(x, unsigned), nodes.bitcast(y, unsigned)), x.type)


def _words(nodes: Nodes, x: NodeElement) -> Sequence[KernelNode]:
    """The bits as words of 64, the lowest first."""
    if x.type.kind != "complex":
        return [nodes.convert(_word(nodes, x.node, x.type), U64)]
    low, high = (nodes.convert(nodes.bitcast(part, bits_type(part.type)), U64) for part in x.parts)
    if x.type.bits == 2 * WORD:
        return [low, high]
    return [nodes.apply("or", low, nodes.apply("shl", high, nodes.constant(x.type.bits // 2, U64)))]


def _word(nodes: Nodes, part: KernelNode, type_: ElementType) -> KernelNode:
    """The bits of one machine scalar, those above the type's own being 0."""
    if part.type is I1:
        return nodes.convert(part, MACHINE["ui8"])
    word = nodes.bitcast(part, bits_type(part.type))
    if type_.bits % 8:
        word = nodes.apply("and", word, nodes.constant((1 << type_.bits) - 1, word.type))
    return word


def _moved(nodes: Nodes, word: KernelNode, place: KernelNode, more: int) -> KernelNode:
    """A word moved up, or down where the number of places is negative."""
    zero = nodes.constant(0, I64)
    by = nodes.apply("add", place, nodes.constant(more, I64)) if more else place
    down = nodes.select(nodes.apply("lt", by, zero), nodes.apply("neg", by), zero)
    up = nodes.select(nodes.apply("lt", zero, by), by, zero)
    return nodes.apply("shr", nodes.apply("shl", word, nodes.convert(up, U64)), nodes.convert(down, U64))


def _of_word(nodes: Nodes, word: KernelNode, type_: ElementType) -> NodeElement:
    if type_.kind == "bool":
        one = nodes.apply("and", word, nodes.constant(1, word.type))
        return NodeElement(type_, (nodes.convert(one, I1),))
    found = _narrowed(nodes, word, carrier(type_))
    return NodeElement(type_, (lowest(nodes, found, type_) if type_.bits % 8 else found,))


def _narrowed(nodes: Nodes, word: KernelNode, type_: ElementType) -> KernelNode:
    return nodes.bitcast(nodes.convert(word, bits_type(type_)), type_)


def reduce_precision(nodes: Nodes, x: NodeElement, exponent_bits: int, mantissa_bits: int) -> NodeElement:
    """Rounded among the bits of x itself; a carry out of the mantissa goes into the exponent, as it has to."""
    format_ = formats()[x.type.name]
    if not format_.has_zero or format_.nan == format_.sign:
        raise NoNodes(f"elements of {x.type} have no zero with a sign")
    part = x.node
    unsigned = bits_type(part.type)
    word = nodes.bitcast(part, unsigned)

    def constant(value: int) -> KernelNode:
        return nodes.constant(value, unsigned)

    size = nodes.apply("and", word, constant(format_.ones))
    found, drop = size, format_.mantissa - mantissa_bits
    if drop > 0:
        found = _without_bits(nodes, size, drop)
    if exponent_bits < format_.exponent:
        limit = (1 << exponent_bits - 1) - 1
        too_large = constant(format_.bias + limit + 1 << format_.mantissa)
        normal = constant(format_.bias - limit + 1 << format_.mantissa)
        found = nodes.select(nodes.apply("lt", found, too_large), found, constant(format_.too_large))
        found = nodes.select(nodes.apply("lt", found, normal), constant(0), found)
    found = nodes.select(nodes.apply("lt", constant(format_.largest), found), constant(format_.too_large), found)
    found = nodes.select(nodes.apply("le", size, constant(format_.largest)), found, size)
    sign = nodes.apply("and", word, constant(format_.sign))
    return NodeElement(x.type, (nodes.bitcast(nodes.apply("or", found, sign), part.type),))


def _without_bits(nodes: Nodes, word: KernelNode, count: int) -> KernelNode:
    """The nearest number whose lowest bits are 0, ties to the even one."""
    one, places = nodes.constant(1, word.type), nodes.constant(count, word.type)
    last = nodes.apply("and", nodes.apply("shr", word, places), one)
    less = nodes.constant((1 << count - 1) - 1, word.type)
    up = nodes.apply("add", nodes.apply("add", word, less), last)
    return nodes.apply("shl", nodes.apply("shr", up, places), places)
