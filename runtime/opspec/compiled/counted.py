"""Integers that follow from where an element is alone: sums of such are indices again, so that what they name lies
where the element says, and nobody looks it up.
"""

from __future__ import annotations

from opspec.compiled.nodes import I64, Applied, ConstantNode, Indexed, KernelNode
from opspec.compiled.operations import INT
from opspec.reads.arithmetic import minus, plus, times
from opspec.reads.symbols import Index, Variable
from opspec.values.types import ElementType, storage_range

_SUMS = {"add": plus, "sub": minus, "mul": times}


def counted(node: KernelNode) -> Index | None:
    """The index that an integer is, if it is one of variables, or a constant."""
    found = indexed(node)
    return found if found is not None and all(isinstance(atom, Variable) for atom, _ in found.terms) else None


def indexed(node: KernelNode) -> Index | None:
    """The index that an integer is, of whatever it is made."""
    match node:
        case ConstantNode() if node.type.kind in INT:
            return Index(int(node.value))
        case Indexed(index=index):
            return index
        case Applied(operation="convert", operands=(Indexed(index=index),)):
            return index if node.type.kind in INT and holds(index, node.type) else None
    return None


def holds(index: Index, type_: ElementType) -> bool:
    """Whether an index is a number of a type, whatever it is made of, and one of 64 bits."""
    low, high = index.low, index.high
    if low is None or high is None:
        return False
    ends = [storage_range(type_), storage_range(I64)]
    return all(least <= low and high <= most for least, most in ends)


def summed(name: str, x: KernelNode, y: KernelNode) -> Index | None:
    """What a sum, a difference or a product of two such is, if it is one too."""
    found = _combined(name, counted(x), counted(y))
    return found if found is not None and holds(found, x.type) else None


def wrapped(node: Applied, type_: ElementType) -> Index | None:
    """The index that a sum is as an integer of a type of no more bits, where it comes out right if it wrapped around,
    as in C what is signed does.
    """
    if node.operation not in _SUMS or node.type.kind not in INT or node.type.bits < type_.bits:
        return None
    found = _combined(node.operation, *map(_congruent, node.operands))
    return found if found is not None and holds(found, type_) else None


def _congruent(node: KernelNode) -> Index | None:
    """An index that an integer is, but for multiples of two to its bits."""
    match node:
        case Applied(operation="convert", operands=(x,)) if x.type.kind in INT and x.type.bits >= node.type.bits:
            return counted(x)
        case ConstantNode() if node.type.kind == "uint":
            negative = node.bits >> (node.type.bits - 1)
            return Index(node.bits - (negative << node.type.bits))
    return counted(node)


def _combined(name: str, x: Index | None, y: Index | None) -> Index | None:
    made = _SUMS.get(name)
    if made is None or x is None or y is None or (name == "mul" and x.terms and y.terms):
        return None
    found = made(x, y)
    return found if found.terms else None
