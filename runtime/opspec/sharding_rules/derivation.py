"""From what the results of an op read to how its dimensions belong together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from opspec.reads.analysis import ElementReads
from opspec.reads.inversion import pushes
from opspec.reads.read_sets import variables_of
from opspec.reads.symbols import Computed, Datum, Index, Variable, atoms
from opspec.sharding_rules.choices import choices
from opspec.sharding_rules.halos import Shift
from opspec.sharding_rules.links import (
    FactorDigits,
    Links,
    Move,
    Node,
    NodeDigit,
    OperandDimension,
    ResultDimension,
    Tensor,
    Term,
)
from opspec.sharding_rules.numerals import Digit, numeral
from opspec.sharding_rules.rules import Dimensions, Factor, Kind, ShardingRule

Shapes = Mapping[Tensor, Sequence[int]]


def derived(operands: Shapes, results: Sequence[ElementReads], is_monoid: Callable[[str], bool]) -> ShardingRule:
    """The rule of an op whose results read of its operands what is known.

    `is_monoid`: whether a region of the op may combine its terms in any order.
    """
    return _Derivation(operands, results, is_monoid).rule()


@dataclass
class _Derivation:
    operands: Shapes
    results: Sequence[ElementReads]
    is_monoid: Callable[[str], bool]
    links: Links = field(default_factory=Links)

    def rule(self) -> ShardingRule:
        for part in self.results:
            for d, size in enumerate(part.shape):
                self.links.add(ResultDimension(_tensor(part), d), size)
        for tensor, shape in self.operands.items():
            for d, size in enumerate(shape):
                self.links.add(OperandDimension(tensor, d), size)
        for part in self.results:
            _Part(part, self.operands, self.is_monoid, self.links).read()
        return self._numbered(self.links.groups())

    def _numbered(self, groups: Sequence[FactorDigits]) -> ShardingRule:
        of_piece = {piece: group for group in groups for piece in group.pieces}
        by_node: dict[Node, list[NodeDigit]] = {}
        for piece in sorted(of_piece, key=lambda piece: -piece.low):
            by_node.setdefault(piece.node, []).append(piece)
        numbers: dict[int, int] = {}
        factors: list[Factor] = []

        def dimension(node: Node) -> Iterator[int]:
            for piece in by_node.get(node, ()):
                group = of_piece[piece]
                if id(group) not in numbers:
                    numbers[id(group)] = len(factors)
                    combine = group.combine if group.kind is Kind.REDUCTION else ""
                    factors.append(Factor(group.size, group.kind, group.blocked, combine))
                yield numbers[id(group)]

        def tensor(make: type[OperandDimension | ResultDimension], name: Tensor, rank: int) -> Dimensions:
            return tuple(tuple(dimension(make(name, d))) for d in range(rank))

        results = tuple(tensor(ResultDimension, _tensor(part), len(part.shape)) for part in self.results)
        operands = tuple(tensor(OperandDimension, name, len(shape)) for name, shape in self.operands.items())
        places = {name: at for at, name in enumerate(self.operands)}
        shifts = tuple(
            Shift(
                places[move.operand.tensor],
                move.operand.dimension,
                numbers[id(group)],
                self.links.sizes[move.operand],
                move.index,
                move.variable,
            )
            for group in groups
            if group.kind is Kind.PERMUTATION
            for move in group.moves
        )
        return ShardingRule(operands, results, tuple(factors), shifts)


def _tensor(part: ElementReads) -> Tensor:
    return part.name, part.item


@dataclass
class _Part:
    """One result, whose reads are written down as links."""

    part: ElementReads
    operands: Shapes
    is_monoid: Callable[[str], bool]
    links: Links
    nodes: dict[Variable, Node] = field(default_factory=dict)

    def read(self) -> None:
        for d, index in enumerate(self.part.index):
            for variable in variables_of(index):
                self.nodes[variable] = ResultDimension(_tensor(self.part), d)
        push = pushes(self.part)
        if push is not None:
            for d, index in enumerate(push.target):
                self._pushed(ResultDimension(_tensor(self.part), d), index)
        for read in self.part.reads:
            if (read.tensor, read.item) not in self.operands:
                continue  # an attribute, which every device has
            for d, index in enumerate(read.index):
                self._dimension(OperandDimension((read.tensor, read.item), d), index)

    def _dimension(self, slot: OperandDimension, index: Index) -> None:
        size = self.links.sizes[slot]
        digits = numeral(index, size)
        if size <= 1 and not digits:
            return  # read at 0, whatever is asked for
        if digits is not None:
            self._tie(slot, digits)
            return
        by_data = any(isinstance(atom, Datum | Computed) for atom in atoms(index))
        variables = [x for x, _ in index.terms if isinstance(x, Variable)] if by_data else variables_of(index)
        larger = [variable for variable in variables if variable.size > 1]
        ours = [variable for variable in (larger or variables) if isinstance(self._node(variable), ResultDimension)]
        if len(ours) == 1 and (larger or not by_data) and not (by_data and len(larger) > 1):
            self._moved(slot, ours[0], index, by_data, is_window=len(variables) > 1)
        elif by_data and self.part.moved and not larger:
            self.links.mark(self.links.whole(slot), Kind(choices().chosen_by_data.factor))
        else:
            self.links.mark(self.links.whole(slot), Kind.REPLICATED)

    def _moved(self, slot: OperandDimension, variable: Variable, index: Index, by_data: bool, is_window: bool) -> None:
        result = self._node(variable)
        assert isinstance(result, ResultDimension)
        rows = choices()
        moved = rows.in_windows if is_window else rows.shifted
        chosen = rows.placed_by_data if by_data else moved
        size = self.links.sizes[slot if moved.counts == "operand" else result]
        self.links.move(Move(slot, result, Kind(chosen.factor), size, index, variable, not chosen.handed_on))

    def _tie(self, node: Node, digits: Sequence[Digit]) -> None:
        low = 1
        for digit in reversed(digits):
            piece = NodeDigit(node, low, digit.size)
            if digit.size == 1 and piece != self.links.whole(node):
                continue
            if digit.variable is not None:
                self.links.tie(piece, NodeDigit(self._node(digit.variable), digit.low, digit.size))
            else:
                self.links.mark(piece, Kind.REPLICATED)
            low *= digit.size

    def _pushed(self, node: ResultDimension, index: Index) -> None:
        """Where terms go says which of their variables are indices of the result."""
        digits = numeral(index, self.links.sizes[node])
        if digits is not None:
            for digit in digits:
                if digit.variable is not None:
                    self._node(digit.variable, pushed=True)
            self._tie(node, digits)
            return
        for variable in variables_of(Index(0, tuple(t for t in index.terms if isinstance(t[0], Variable)))):
            self.links.mark(self.links.whole(self._node(variable)), Kind.REPLICATED)

    def _node(self, variable: Variable, pushed: bool = False) -> Node:
        node = self.nodes.get(variable)
        if node is None:
            fold = next((fold for fold in self.part.folds if variable in fold.variables), None)
            free = fold is not None and (not fold.ordered or self.is_monoid(fold.combine))
            node = Term(_tensor(self.part), variable, fold.combine if fold is not None and free else "", pushed)
            self.nodes[variable] = node
            self.links.add(node, variable.size)
        return node
