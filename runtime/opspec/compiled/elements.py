"""Elements of programs as nodes: a machine type carries each, and what is only moved keeps its bits.

| elements | carried by |
| --- | --- |
| i1, integers of 8 to 64 bits, f32, f64 | themselves |
| integers of fewer bits | i8 or ui8; the bits above do not count, and are zeros in what is computed |
| narrower floats | ui8 or ui16, which hold their bits |
| complex numbers | two floats, the real part first |
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from opspec.compiled.building import Nodes
from opspec.compiled.narrow import decoded, encoded, narrow_format
from opspec.compiled.nodes import Applied, KernelNode
from opspec.compiled.operations import MACHINE
from opspec.formula.values import real_type
from opspec.reads.symbols import UndecidedValue
from opspec.values.arrays import Array
from opspec.values.types import ElementType, Quantized, Tensor

F32, F64 = MACHINE["f32"], MACHINE["f64"]


class NoNodes(Exception):
    """Something that nodes do not say; the text is why, and ends a sentence."""


@dataclass(frozen=True, slots=True, eq=False)
class NodeElement(UndecidedValue):
    """An element of a program: its type, and the nodes that carry it, of complex numbers two."""

    type: ElementType
    parts: tuple[KernelNode, ...]

    @property
    def node(self) -> KernelNode:
        (node,) = self.parts
        return node


def carrier(type_: ElementType) -> ElementType:
    """The machine type that carries an element, or each part of a complex one."""
    type_ = real_type(type_)
    if type_.name in MACHINE:
        return MACHINE[type_.name]
    if type_.name == "index":
        return MACHINE["i64"]
    if type_.kind in ("sint", "uint"):
        return MACHINE["i8" if type_.kind == "sint" else "ui8"]
    if narrow_format(type_) is None:
        raise NoNodes(f"nodes do not compute with {type_}")
    return MACHINE["ui8" if type_.bits <= 8 else "ui16"]


def parts(type_: ElementType) -> int:
    """How many machine scalars an element is."""
    return 2 if type_.kind == "complex" else 1


def plain(type_: object) -> tuple[tuple[int, ...], ElementType]:
    """Shape and element type of a type that nodes compute with; of a quantized one, the type that is stored."""
    if not isinstance(type_, Tensor):
        raise NoNodes("it is of values that are no tensors")
    if any(not isinstance(size, int) for size in type_.shape):
        raise NoNodes("its sizes are known only when it runs")
    element = type_.element.storage if isinstance(type_.element, Quantized) else type_.element
    carrier(element)
    return tuple(type_.shape), element


def constant(nodes: Nodes, value: object, type_: ElementType) -> NodeElement:
    """A known element; an array keeps its bits."""
    array = np.asarray(value, type_.dtype)
    flat = np.ascontiguousarray(array).reshape(1).view(carrier(type_).dtype)
    return NodeElement(type_, tuple(nodes.constant(x, carrier(type_)) for x in flat))


def number(nodes: Nodes, element: NodeElement, wide: bool = False) -> KernelNode:
    """The number that a real element is: of narrow floats an f32, or an f64 where it is `wide`."""
    type_ = element.type
    if type_.kind in ("sint", "uint") and type_.bits < 8:
        return wrapped(nodes, element.node, type_)
    format_ = narrow_format(type_)
    if format_ is None:
        return element.node
    found = decoded(nodes, element.node, format_)
    return nodes.convert(found, F64) if wide else found


def of_number(nodes: Nodes, found: KernelNode, type_: ElementType) -> NodeElement:
    """The element nearest to a number: integers wrap around, floats are rounded once."""
    format_ = narrow_format(type_)
    if format_ is not None:
        if found.type.kind != "float":
            found = nodes.convert(_odd(nodes, found) if found.type.bits == 64 else found, F64)
        return NodeElement(type_, (encoded(nodes, found, format_, carrier(type_)),))
    found = nodes.convert(found, carrier(type_))
    if type_.kind in ("sint", "uint") and type_.bits < 8:
        found = lowest(nodes, found, type_)
    return NodeElement(type_, (found,))


def of_chosen(nodes: Nodes, found: KernelNode, type_: ElementType) -> NodeElement:
    """The narrow float that a number is, which is one of several that such floats stand for."""
    format_ = narrow_format(type_)
    assert format_ is not None
    nodes.narrow[found] = format_
    return NodeElement(type_, (encoded(nodes, found, format_, carrier(type_)),))


def _odd(nodes: Nodes, found: KernelNode) -> KernelNode:
    """An integer that f64 holds, and that rounds to a narrow float as this one does: one that f64 does not hold becomes
    the odd one of its neighbours among multiples of 2^11.
    """

    def constant(value: int) -> KernelNode:
        return nodes.constant(value, found.type)

    low = nodes.apply("and", found, constant(0x7FF))
    sticky = nodes.select(nodes.apply("eq", low, constant(0)), constant(0), constant(0x800))
    coarse = nodes.apply("or", nodes.apply("xor", found, low), sticky)
    above = nodes.apply("shr", found, constant(53))
    held = nodes.apply("eq", above, constant(0))
    if found.type.kind == "sint":
        held = nodes.apply("or", held, nodes.apply("eq", above, constant(-1)))
    return nodes.select(held, found, coarse)


def lowest(nodes: Nodes, node: KernelNode, type_: ElementType) -> KernelNode:
    """The lowest bits of a node, with zeros above, as ml_dtypes has a number of few bits in memory."""
    return nodes.apply("and", node, _ones(nodes, node, type_))


def _ones(nodes: Nodes, node: KernelNode, type_: ElementType) -> KernelNode:
    return nodes.constant((1 << type_.bits) - 1, node.type)


def wrapped(nodes: Nodes, node: KernelNode, type_: ElementType) -> KernelNode:
    """The integer of few bits that the lowest ones are."""
    if isinstance(node, Applied) and node.operation == "and" and node.operands[1] is _ones(nodes, node, type_):
        node = node.operands[0]
    by = nodes.constant(8 - type_.bits, node.type)
    return nodes.apply("shr", nodes.apply("shl", node, by), by)


def chosen(nodes: Nodes, test: KernelNode, one: NodeElement, other: NodeElement) -> NodeElement:
    """The first of two elements of a type where a node is true."""
    pairs = zip(one.parts, other.parts, strict=True)
    return NodeElement(one.type, tuple(nodes.select(test, x, y) for x, y in pairs))


def converted(nodes: Nodes, element: NodeElement, type_: ElementType) -> NodeElement:
    """An element as another type: what the primitive `convert` says."""
    if element.type is type_:
        return element
    if element.type.kind == "complex":
        if type_.kind == "complex":
            real = carrier(type_)
            return NodeElement(type_, tuple(nodes.convert(part, real) for part in element.parts))
        element = NodeElement(real_type(element.type), element.parts[:1])
        return converted(nodes, element, type_)
    if type_.kind == "complex":
        return NodeElement(type_, (converted(nodes, element, real_type(type_)).node, nodes.constant(0, carrier(type_))))
    found = number(nodes, element)
    if found.type.kind == "float" and type_.kind in ("sint", "uint") and type_.bits < 8:
        found = _saturated(nodes, found, type_)
    return of_number(nodes, found, type_)


def _saturated(nodes: Nodes, found: KernelNode, type_: ElementType) -> KernelNode:
    """A float as an integer of fewer bits than its carrier."""
    least, most = (
        (0, (1 << type_.bits) - 1) if type_.kind == "uint" else (-(1 << type_.bits - 1), (1 << type_.bits - 1) - 1)
    )
    low, high = nodes.constant(least, found.type), nodes.constant(most, found.type)
    found = nodes.select(nodes.apply("lt", found, low), low, found)
    return nodes.convert(nodes.select(nodes.apply("lt", high, found), high, found), carrier(type_))


def stored(array: Array, type_: ElementType) -> Array:
    """An array of elements as one of what carries them, flat; nothing is copied where it lies close."""
    return np.ascontiguousarray(array).reshape(-1).view(carrier(type_).dtype)
