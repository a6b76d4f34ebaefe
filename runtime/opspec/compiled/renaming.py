"""Nodes made again with other variables, or of other nodes."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from opspec.compiled.building import Nodes
from opspec.compiled.nodes import (
    Applied,
    Buffer,
    ConstantNode,
    Folded,
    Indexed,
    KernelNode,
    Loaded,
    NodeAtom,
    Tested,
    held_in,
    in_order,
)
from opspec.reads.arithmetic import of_atom
from opspec.reads.composition import Substitution
from opspec.reads.conditions import compare
from opspec.reads.symbols import Atom, Index, Variable


@dataclass(frozen=True)
class _Renaming(Substitution):
    """Variables replaced in indices, those of nodes that they hold too."""

    made: Mapping[int, KernelNode] | None = None

    def index(self, index: Index) -> Index:
        if all(isinstance(atom, Variable) and atom not in self.values for atom, _ in index.terms):
            return index
        return super().index(index)

    def _atom(self, atom: Atom) -> Index:
        if isinstance(atom, NodeAtom) and self.made is not None:
            match self.made[atom.node.number]:
                case Indexed(index=index):
                    return index
                case ConstantNode() as node:
                    return Index(int(node.value))
                case node:
                    return of_atom(NodeAtom(node, atom.least, atom.most))
        return super()._atom(atom)


class Renamer:
    """Makes nodes again, operands before users, with other variables. `buffers`: all of them, by those that they
    replace; then variables and buffers are only called otherwise, and nothing becomes simpler by that.
    """

    def __init__(
        self, nodes: Nodes, names: Mapping[Variable, Variable], buffers: Mapping[Buffer, Buffer] | None = None
    ) -> None:
        self._nodes = nodes
        self._names = names
        self._buffers = buffers
        self._made: dict[int, KernelNode] = {}
        self._folded = {old: (new,) for old, new in names.items()}
        self._put = _Renaming({old: of_atom(new) for old, new in names.items()}, made=self._made)

    def add(self, node: KernelNode) -> None:
        """A node, behind all that it is made of."""
        self._made[node.number] = self._again(node)

    def _again(self, node: KernelNode) -> KernelNode:
        if self._buffers is not None and isinstance(node, Applied):
            operands = tuple([self._made[operand.number] for operand in node.operands])
            return self._nodes.applied(node.operation, operands, node.type)
        if self._buffers is not None and isinstance(node, Loaded):
            return self._nodes.load(self._buffers[node.buffer], self._put.index(node.at))
        return _renamed(self._nodes, node, self._folded, self._put, self._made)

    def node(self, node: KernelNode) -> KernelNode:
        """What became of a node."""
        return self._made[node.number]

    def index(self, index: Index) -> Index:
        """The index, of nodes that were added."""
        return self._put.index(index)

    def variable(self, variable: Variable) -> Variable:
        """What a variable is called."""
        return self._names.get(variable, variable)


def renamed(nodes: Nodes, roots: Sequence[KernelNode], names: Mapping[Variable, Variable]) -> list[KernelNode]:
    """The nodes with variables replaced, those of folds too."""
    put = Renamer(nodes, names)
    for node in in_order(roots):
        put.add(node)
    return list(map(put.node, roots))


def moved(
    nodes: Nodes,
    roots: Sequence[KernelNode],
    indices: Sequence[Index],
    places: Mapping[Variable, Index],
    folded: Mapping[Variable, Sequence[Variable]] | None = None,
) -> tuple[list[KernelNode], list[Index]]:
    """The nodes and indices with variables replaced by sums. Folds go over none of these, but for those that are
    `folded` over others.
    """
    made: dict[int, KernelNode] = {}
    put = _Renaming(places, made=made)
    for node in in_order([*roots, *(node for index in indices for node in held_in(index))]):
        made[node.number] = _renamed(nodes, node, folded or {}, put, made)
    return [made[node.number] for node in roots], [put.index(index) for index in indices]


def with_other_folds(nodes: Nodes, roots: Sequence[KernelNode], variables: Collection[Variable]) -> list[KernelNode]:
    """The nodes, whose folds go over others in the place of these variables, which stay what they are elsewhere."""
    others: dict[KernelNode, KernelNode] = {}
    for node in in_order(roots):
        own = [x for x in node.fold.variables if x in variables] if isinstance(node, Folded) else []
        if own:
            (others[node],) = renamed(nodes, [node], {x: Variable(f"{x.name}_term", x.size) for x in own})
    return replaced(nodes, roots, others) if others else [*roots]


def replaced(nodes: Nodes, roots: Sequence[KernelNode], others: Mapping[KernelNode, KernelNode]) -> list[KernelNode]:
    """The nodes with others in the place of some."""
    made: dict[int, KernelNode] = {}
    put = _Renaming({}, made=made)
    for node in in_order(roots):
        made[node.number] = others.get(node) or _renamed(nodes, node, {}, put, made)
    return [made[node.number] for node in roots]


def replaced_in(nodes: Nodes, indices: Sequence[Index], others: Mapping[KernelNode, KernelNode]) -> list[Index]:
    """The indices with other nodes in the place of some that they hold."""
    made: dict[int, KernelNode] = {}
    put = _Renaming({}, made=made)
    for node in in_order(node for index in indices for node in held_in(index)):
        made[node.number] = others.get(node) or _renamed(nodes, node, {}, put, made)
    return [put.index(index) for index in indices]


def _renamed(
    nodes: Nodes,
    node: KernelNode,
    folded: Mapping[Variable, Sequence[Variable]],
    put: _Renaming,
    made: Mapping[int, KernelNode],
) -> KernelNode:
    match node:
        case Loaded(buffer=buffer, at=at):
            return nodes.load(buffer, put.index(at))
        case Indexed(index=index):
            return nodes.index(put.index(index))
        case Tested(index=index, sign=sign):
            return nodes.test(compare(put.index(index), sign, Index(0)))
        case Applied(operands=operands):
            others = tuple([made[operand.number] for operand in operands])
            return node if others == operands else nodes.again(node, others)
        case Folded(fold=fold, item=item):
            found = nodes.fold(
                [new for variable in fold.variables for new in folded.get(variable, (variable,))],
                [made[term.number] for term in fold.terms],
                fold.combination,
                None if fold.start is None else [made[start.number] for start in fold.start],
                None if fold.where is None else made[fold.where.number],
                fold.order,
            )
            return found[item]
    return node
