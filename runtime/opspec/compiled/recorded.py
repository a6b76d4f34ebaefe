"""What is made of nodes of some types, found once and made again of others: functions are long, and used often."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from opspec.compiled.building import Nodes
from opspec.compiled.nodes import Applied, ConstantNode, KernelNode
from opspec.values.types import ElementType


@dataclass(frozen=True, slots=True)
class _Step:
    """A node: a constant, or an operation of what is given and of earlier steps, by their places. `outer`: some is
    given, so it may be less than that operation: a sum with 0, a conversion back.
    """

    node: ConstantNode | Applied
    operands: tuple[int, ...]
    outer: bool


class Recording:
    """What became of some nodes that were given: of constants and operations alone."""

    def __init__(self, given: Sequence[KernelNode], made: Iterable[KernelNode], results: Sequence[KernelNode]) -> None:
        """`made`: all nodes that were made of those given, in order, and those themselves among them or not."""
        places = {node: place for place, node in enumerate(given)}
        self._steps: list[_Step] = []
        for node in made:
            if node in places:
                continue
            places[node] = len(places)
            if isinstance(node, Applied):
                operands = tuple(places[operand] for operand in node.operands)
                self._steps.append(_Step(node, operands, min(operands) < len(given)))
            else:
                assert isinstance(node, ConstantNode), "operations of what is given are made of it and of constants"
                self._steps.append(_Step(node, (), False))
        self._results = [places[node] for node in results]

    @classmethod
    def making(
        cls, types: Sequence[ElementType], make: Callable[[Nodes, Sequence[KernelNode]], Sequence[KernelNode]]
    ) -> Recording:
        """Of what `make` makes of nodes of these types."""
        nodes = Nodes()
        given: list[KernelNode] = [nodes.input(f"x{at}", type_) for at, type_ in enumerate(types)]
        results = make(nodes, given)
        return cls(given, nodes, results)

    def of(self, nodes: Nodes, given: Sequence[KernelNode]) -> tuple[KernelNode, ...] | None:
        """The same of other nodes, in the same order, what nobody needs too; None where these may make it simpler."""
        if len({*given}) < len(given):
            return None
        made = list(given)
        for step in self._steps:
            node, type_ = step.node, step.node.type
            if isinstance(node, ConstantNode):
                found: KernelNode = nodes.constant_of_bits(node.bits, type_)
            elif not step.outer:
                found = nodes.applied(node.operation, tuple([made[place] for place in step.operands]), type_)
            else:
                operands = tuple([made[place] for place in step.operands])
                found = nodes.again(node, operands)
                if not isinstance(found, Applied) or found.operation != node.operation or found.operands != operands:
                    return None
            if found in given:
                return None
            made.append(found)
        return tuple([made[place] for place in self._results])
