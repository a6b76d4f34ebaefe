"""The typed tree of a formula, walked with symbols for indices and nodes for elements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, NoNodes, chosen, constant, converted, number
from opspec.compiled.nodes import I1, I64, Applied, ConstantNode, Indexed, KernelNode, NodeAtom
from opspec.compiled.primitive_nodes import apply
from opspec.formula.tree import BUILTINS, Env, lookup
from opspec.formula.values import FormulaValue, Vector, exact
from opspec.reads.arithmetic import of_atom
from opspec.reads.composition import Substitution
from opspec.reads.conditions import compare
from opspec.reads.symbolic import SymbolicEvaluator, SymbolicIndex, index_of
from opspec.reads.symbols import Answer, Atom, Compare, Condition, Every, Index, Some
from opspec.values.arrays import Array
from opspec.values.dims import Undefined
from opspec.values.types import ELEMENT_TYPES, ElementType, element_of, storage_range
from opspec_model.language.tree import Apply
from opspec_model.language.tree import Read as ReadTree
from opspec_model.language.types import Element as ElementKind

FAR = 1 << 60  # indices beyond it lie outside of everything
Indices = tuple[Index, ...]
Body = Callable[[Sequence[NodeElement]], Sequence[NodeElement]]


@dataclass(frozen=True, slots=True, eq=False)
class SourceTensor:
    """A tensor that formulas read; `known` has the numbers of one that rules may read."""

    label: str
    shape: Vector
    element: ElementType
    read: Callable[[Indices], NodeElement]
    known: Array | None = None


@dataclass(frozen=True)
class Placed(Substitution):
    """Variables replaced by sums, around nodes that are none of these."""

    def _atom(self, atom: Atom) -> Index:
        return of_atom(atom) if isinstance(atom, NodeAtom) else super()._atom(atom)


@dataclass(frozen=True, slots=True)
class NodeEvaluator(SymbolicEvaluator):
    """Evaluates formulas where indices are symbols and elements are nodes."""

    nodes: Nodes
    bodies: Mapping[str, Body]
    elements: ClassVar[tuple[type, ...]] = (NodeElement, np.ndarray)

    def answer_of(self, value: FormulaValue) -> Answer:
        return self._condition(value) if isinstance(value, NodeElement) else super(NodeEvaluator, self).answer_of(value)

    def _condition(self, value: NodeElement) -> Answer:
        node = self.nodes.convert(number(self.nodes, value), I1)
        if isinstance(node, ConstantNode):
            return bool(node.bits)
        return compare(of_atom(NodeAtom(node, 0, 1)), "!=", Index(0))

    def chosen_element(self, test: Condition, then: FormulaValue, other: FormulaValue) -> FormulaValue:
        types = [self._type(x) for x in (then, other) if isinstance(x, NodeElement | np.ndarray)]
        one, another = self.element(then, types[0]), self.element(other, types[0])
        if one.type is not another.type:
            raise NoNodes(f"a choice between {one.type} and {another.type}")
        return chosen(self.nodes, self.nodes.test(test), one, another)

    def _type(self, value: NodeElement | Array) -> ElementType:
        return value.type if isinstance(value, NodeElement) else element_of(value.dtype)

    def element(self, value: FormulaValue, type_: ElementType) -> NodeElement:
        """A value of the language as an element; what has no type is one of this type."""
        match value:
            case NodeElement():
                return value
            case np.ndarray():
                return constant(self.nodes, value, self._type(value))
            case SymbolicIndex(index=index):
                return NodeElement(ELEMENT_TYPES["index"], (self.nodes.index(index),))
            case Compare() | Every() | Some():
                return NodeElement(ELEMENT_TYPES["i1"], (self.nodes.test(value),))
        return constant(self.nodes, value, type_)

    # -- tensors and regions -----------------------------------------------------------------------

    def _read(self, node: ReadTree, env: Env) -> FormulaValue:
        return self.read(node, env, None)

    def read(self, node: ReadTree, env: Env, placed: Placed | None) -> FormulaValue:
        """An element of a tensor; `placed`: what variables in its index stand for."""
        if node.process is not None:
            raise NoNodes("it reads what other processes have")
        tensor = self.value(node.tensor, env)
        index = tuple(map(index_of, self.value(node.index, env)))
        if len(index) != len(tensor.shape):
            raise Undefined(f"{self.op.name} reads a tensor of rank {len(tensor.shape)} at {len(index)} indices")
        if placed is not None and placed.values:
            index = tuple(map(placed.index, index))
        if isinstance(tensor, SourceTensor):
            return tensor.read(index)
        at = [part.number for part in index]
        if tensor.array.size == 1 or all(part is not None for part in at):
            return np.asarray(tensor.array[tuple(part or 0 for part in at)])
        raise NoNodes("it reads an attribute at an index")

    def call(self, name: str, args: Sequence[FormulaValue], env: Env) -> FormulaValue:
        spec = next(region for region in self.op.regions if region.name == name)
        left, flat = list(args), list[NodeElement]()
        for group in spec.arguments:
            given, left = left[: len(group)], left[len(group) :]
            types = [lookup(env, type_.var) if type_.var else ELEMENT_TYPES[type_.element or "i1"] for type_ in group]
            if not group[0].variadic:
                flat += [self.element(x, type_) for x, type_ in zip(given, types, strict=True)]
            else:
                flat += [self.element(x, ELEMENT_TYPES["i1"]) for items in zip(*given, strict=True) for x in items]
        found = self.bodies[name](flat)
        return Vector(found) if any(result.variadic for result in spec.results) else found[0]

    # -- functions ---------------------------------------------------------------------------------

    def applied(self, node: Apply, args: list[FormulaValue], keywords: Mapping[str, FormulaValue]) -> FormulaValue:
        function = node.function
        if function == "ints" and isinstance(args[0], SourceTensor):
            return self._contents(args[0])
        if function == "as_index" and isinstance(args[0], NodeElement):
            return self._as_index(args[0])
        given = (*args, *keywords.values())
        elements = any(isinstance(arg, NodeElement) for arg in given)
        if function in BUILTINS or not (elements or isinstance(node.type, ElementKind)):
            return super(NodeEvaluator, self).applied(node, args, keywords)
        if function == "cast":
            if not isinstance(
                args[1], NodeElement | SymbolicIndex | Compare | Every | Some
            ):  # a number, of whatever class pi is
                return super(NodeEvaluator, self).applied(node, args, keywords)
            return converted(self.nodes, self.element(args[1], ELEMENT_TYPES["i1"]), args[0])
        if not elements and not any(isinstance(arg, SymbolicIndex | Compare | Every | Some) for arg in given):
            return super(NodeEvaluator, self).applied(node, args, keywords)
        named = {name: self._argument(x) for name, x in keywords.items()}
        found = apply(self.nodes, self.op.base, function, [self._argument(x) for x in args], named)
        return found if isinstance(node.type, ElementKind) else self._condition(found)

    def _argument(self, value: FormulaValue) -> FormulaValue:
        if isinstance(value, SymbolicIndex | Compare | Every | Some):
            return self.element(value, ELEMENT_TYPES["i1"])
        return value

    def _as_index(self, value: NodeElement) -> FormulaValue:
        node = number(self.nodes, value)
        if isinstance(node, ConstantNode):
            return exact(node.value)
        least, most = _range(node, storage_range(value.type))
        if least < -FAR or most > FAR:
            node = self._near(node)
        whole = self.nodes.convert(node, I64)
        if isinstance(whole, Indexed):
            return SymbolicIndex(whole.index)
        return SymbolicIndex(of_atom(NodeAtom(whole, max(least, -FAR), min(most, FAR))))

    def _near(self, node: KernelNode) -> KernelNode:
        """A number of 64 bits, or one that lies outside of everything too."""
        low, high = self.nodes.constant(-FAR, I64), self.nodes.constant(FAR, node.type)
        node = self.nodes.select(self.nodes.apply("lt", high, node), high, node)
        if node.type is not I64:
            return node
        return self.nodes.select(self.nodes.apply("lt", node, low), low, node)

    def _contents(self, tensor: SourceTensor) -> Vector:
        """What a vector of integers holds."""
        if tensor.known is not None:
            return Vector(int(x) for x in tensor.known.ravel())
        found = np.ndindex(*tuple(tensor.shape))
        return Vector(self._as_index(tensor.read(tuple(map(Index, at)))) for at in found)


def _range(node: KernelNode, otherwise: tuple[int, int]) -> tuple[int, int]:
    """The least and the largest number that an integer may be, as far as it is one of indices and constants."""
    match node:
        case ConstantNode():
            return int(node.value), int(node.value)
        case Indexed(index=index) if index.low is not None and index.high is not None:
            return index.low, index.high
        case Applied(operation="select", operands=(_, then, other)):
            (low, high), (least, most) = _range(then, otherwise), _range(other, otherwise)
            return min(low, least), max(high, most)
    return otherwise
