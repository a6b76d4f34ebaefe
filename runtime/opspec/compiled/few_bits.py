"""Integers of few bits, which formulas compute in wider types, computed in their own: more of them are in a vector.

| in a wide type | in one of few bits |
| --- | --- |
| a sum, a product or bits of what was widened, of which the lower bits are taken | the same of what it was |
| what was widened, moved left or right by a number below its width | moved before it is widened |
| how many bits of it are set, or not before the first one | how many it had before, and those that it was widened by |
| its lower bits, as many as it had | it |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from opspec.compiled.nodes import Applied, ConstantNode, KernelNode
from opspec.compiled.operations import INT
from opspec.values.types import ElementType

_LOWER = frozenset(("add", "sub", "mul", "and", "or", "xor"))  # whose lower bits are made of lower bits


class _Nodes(Protocol):
    def apply(self, name: str, *operands: KernelNode) -> KernelNode: ...

    def convert(self, operand: KernelNode, type_: ElementType) -> KernelNode: ...

    def constant(self, value: object, type_: ElementType) -> ConstantNode: ...


def lower_bits(nodes: _Nodes, node: Applied, type_: ElementType) -> KernelNode | None:
    """An integer as one of fewer bits, made of what its operands were; None where that is not simpler."""
    if type_.kind not in INT or node.type.kind not in INT or type_.bits >= node.type.bits:
        return None
    moves = node.operation == "shl" and _below(node.operands[1], type_.bits)
    if node.operation not in _LOWER and not moves:
        return None
    widened = [_widened(x) for x in node.operands]
    if all(x is None for x in widened) or not all(map(_is_of_few, node.operands, [type_.bits] * len(widened))):
        return None
    return nodes.apply(node.operation, *(nodes.convert(x, type_) for x in node.operands))


def before_widening(nodes: _Nodes, name: str, operands: Sequence[KernelNode], type_: ElementType) -> KernelNode | None:
    """An operation of what was widened, as that of what it was; None where it is none."""
    given = _widened(operands[0])
    if given is None or given.type.kind != "uint" or type_.kind not in INT:
        return None
    few = given.type.bits
    match name, operands[1:]:
        case "popcount", ():
            return nodes.convert(nodes.apply(name, given), type_)
        case "clz", ():
            more = nodes.constant(type_.bits - few, type_)
            return nodes.apply("add", nodes.convert(nodes.apply(name, given), type_), more)
        case "shr", (ConstantNode(bits=by),) if by < few:
            return nodes.convert(nodes.apply(name, given, nodes.constant(by, given.type)), type_)
        case "and", (ConstantNode(bits=mask),) if mask == (1 << few) - 1:
            return operands[0]
    return None


def _widened(node: KernelNode) -> KernelNode | None:
    """The integer of fewer bits that a node is."""
    if not isinstance(node, Applied) or node.operation != "convert" or node.type.kind not in INT:
        return None
    (given,) = node.operands
    return given if given.type.kind in INT and given.type.bits < node.type.bits else None


def _is_of_few(node: KernelNode, most: int) -> bool:
    """Whether a node is a number, or of so few bits at most."""
    given = _widened(node)
    return isinstance(node, ConstantNode) or (given is not None and given.type.bits <= most)


def _below(node: KernelNode, limit: int) -> bool:
    return isinstance(node, ConstantNode) and node.bits < limit
