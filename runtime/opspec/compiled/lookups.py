"""Folds whose terms say where elements lie that tell how they are combined, as places that are compared by what lies
there. One of two terms stays, and with it what it looks up: so each term brings that along.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from opspec.compiled.combining import LooksUp, combined, given_term, is_of_terms
from opspec.compiled.elements import NodeElement
from opspec.compiled.evaluator import Indices, NodeEvaluator, SourceTensor
from opspec.compiled.nodes import Applied, Combination, Input, KernelNode, held_in, in_order, variables_of
from opspec.compiled.renaming import replaced_in
from opspec.formula.tree import Env
from opspec.reads.symbols import Variable
from opspec.values.types import ElementType
from opspec_model.language.tree import Fold


class Lookups:
    """What a term of these types looks up: elements of tensors at indices that are made of it."""

    def __init__(
        self,
        walker: NodeEvaluator,
        fold: Fold,
        variables: Sequence[Variable],
        env: Env,
        types: Sequence[ElementType],
    ) -> None:
        self._nodes = walker.nodes
        self._variables = variables
        self._found: dict[tuple[SourceTensor, Indices], list[NodeElement]] = {}  # and what stands for it on each side
        self._count = len(types)
        left, right = ([given_term(self._nodes, side, at, type_) for at, type_ in enumerate(types)] for side in "xy")
        self._parts = [[node for element in side for node in element.parts] for side in (left, right)]
        sources = {name: x for name, x in env.items() if isinstance(x, SourceTensor)}
        scope = {**env, **{name: replace(x, read=partial(self._read, x)) for name, x in sources.items()}}
        made = combined(walker, fold, left, right, scope, None)
        self._made = [node for element in made for node in element.parts]

    def _read(self, tensor: SourceTensor, index: Indices) -> NodeElement:
        """What stands for an element: of the left term where its place is made of that, else of the right one."""
        inputs = {node for place in index for node in in_order(held_in(place)) if isinstance(node, Input)}
        side = int(inputs.isdisjoint(self._parts[0]))
        if not inputs.issubset(self._parts[side]):
            raise LooksUp("how its terms are combined depends on elements that two terms name")
        if any(not variables_of(place).isdisjoint(self._variables) for place in index):
            raise LooksUp("how its terms are combined depends on where they stand")
        key = tensor, self._at(index, self._parts[side], self._parts[0])
        if key not in self._found:
            at = self._count + len(self._found)
            self._found[key] = [given_term(self._nodes, side, at, tensor.element) for side in "xy"]
        return self._found[key][side]

    def _at(self, index: Indices, inputs: Sequence[KernelNode], others: Sequence[KernelNode]) -> Indices:
        return tuple(replaced_in(self._nodes, index, dict(zip(inputs, others, strict=True))))

    def of(self, terms: Sequence[NodeElement]) -> list[NodeElement]:
        """What a term looks up."""
        own = [node for element in terms for node in element.parts]
        return [tensor.read(self._at(index, self._parts[0], own)) for tensor, index in self._found]

    def combination(self) -> Combination:
        """How terms, each with what it looks up, become one."""
        if len(self._made) > 1 or not is_of_terms(self._made):
            raise LooksUp("how its terms are combined depends on more than one place and what lies there")
        (result,), ((left,), (right,)) = self._made, self._parts
        sides = [[node for found in self._found.values() for node in found[side].parts] for side in (0, 1)]
        staying = [self._staying(result, {left: x, right: y}) for x, y in zip(*sides, strict=True)]
        first, second = (
            [node for node in side if isinstance(node, Input)] for side in ([left, *sides[0]], [right, *sides[1]])
        )
        return self._nodes.combination(first, second, [result, *staying])

    def _staying(self, node: KernelNode, looked_up: Mapping[KernelNode, KernelNode]) -> KernelNode:
        """What the term looks up that stays."""
        if node in looked_up:
            return looked_up[node]
        if not isinstance(node, Applied) or node.operation != "select":
            raise LooksUp("two terms become another one than these")
        test, *parts = node.operands
        return self._nodes.select(test, *(self._staying(part, looked_up) for part in parts))
