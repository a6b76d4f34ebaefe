"""Dimensions and the variables of folds, tied digit by digit; what is one becomes a factor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TypeAlias

from opspec.reads.symbols import Index, Variable
from opspec.sharding_rules.rules import Kind

Tensor: TypeAlias = tuple[str, int | None]  # a name of the op file, and which of a list


@dataclass(frozen=True)
class OperandDimension:
    """A dimension of an operand."""

    tensor: Tensor
    dimension: int


@dataclass(frozen=True)
class ResultDimension:
    """A dimension of a result."""

    tensor: Tensor
    dimension: int


@dataclass(frozen=True)
class Term:
    """A variable of a fold that makes a result; `combine`: what its terms may be combined with in any order.

    `pushed`: a term goes to one index of the result alone, of which this is a digit.
    """

    tensor: Tensor
    variable: Variable
    combine: str = ""
    pushed: bool = False


Node: TypeAlias = OperandDimension | ResultDimension | Term


@dataclass(frozen=True)
class NodeDigit:
    """A digit: `node // low % size`."""

    node: Node
    low: int
    size: int


@dataclass(frozen=True)
class Move:
    """A dimension that is read elsewhere than where it lies: shifted, in windows, or where data say.

    `index`: where it is read, in terms of `variable`, the index of the result; `size`: of the factor;
    `blocked`: a sharding of the one is not handed on to the other.
    """

    operand: OperandDimension
    result: ResultDimension
    kind: Kind
    size: int
    index: Index
    variable: Variable
    blocked: bool = False


@dataclass
class FactorDigits:
    """Digits that are one factor, and what is known of them."""

    size: int
    pieces: list[NodeDigit] = field(default_factory=list)
    marks: set[Kind] = field(default_factory=set)
    moves: list[Move] = field(default_factory=list)

    @property
    def kind(self) -> Kind:
        """What becomes of the factor; of several answers the worst."""
        return max(self._kinds(), key=list(Kind).index)

    def _kinds(self) -> Iterator[Kind]:
        yield Kind.PASS
        if all(piece.size < 2 for piece in self.pieces):
            return
        yield from self.marks
        yield from (move.kind for move in self.moves)
        tensors = [(type(piece.node), piece.node.tensor) for piece in self.pieces if not isinstance(piece.node, Term)]
        if len(set(tensors)) < len(tensors):
            yield Kind.REPLICATED  # a diagonal
        own = any(isinstance(piece.node, ResultDimension) for piece in self.pieces)
        terms = [piece.node for piece in self.pieces if isinstance(piece.node, Term)]
        if own and not all(term.pushed for term in terms):
            yield Kind.REPLICATED  # read by the element of this index and by all others
        elif terms and not own:
            yield Kind.REDUCTION if self.combine else Kind.REPLICATED

    @property
    def blocked(self) -> bool:
        """Whether a sharding of it must not be handed on: data say which part is read."""
        return any(move.blocked for move in self.moves)

    @property
    def combine(self) -> str:
        """What combines the terms, where one does for all results."""
        found = {piece.node.combine for piece in self.pieces if isinstance(piece.node, Term)}
        return found.pop() if len(found) == 1 else ""


@dataclass
class Links:
    """What reads say of digits: which are one, and which are not read as they lie."""

    sizes: dict[Node, int] = field(default_factory=dict)
    ties: list[tuple[NodeDigit, NodeDigit]] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    marks: list[tuple[NodeDigit, Kind]] = field(default_factory=list)

    def add(self, node: Node, size: int) -> None:
        self.sizes[node] = size

    def tie(self, one: NodeDigit, other: NodeDigit) -> None:
        self.ties.append((one, other))

    def mark(self, piece: NodeDigit, kind: Kind) -> None:
        self.marks.append((piece, kind))

    def move(self, move: Move) -> None:
        self.moves.append(move)

    def whole(self, node: Node) -> NodeDigit:
        return NodeDigit(node, 1, self.sizes[node])

    def groups(self) -> list[FactorDigits]:
        """The digits of all nodes, those that are one together."""
        cuts = self._cuts()
        joined = _Joined(piece for node in self.sizes for piece in _within(self.whole(node), cuts))
        for one, other in self.ties:
            for left, right in zip(_within(one, cuts), _within(other, cuts), strict=True):
                joined.join(left, right)
        kept = [move for move in self.moves if self._is_kept(move, joined)]
        for move in kept:
            joined.join(self.whole(move.operand), self.whole(move.result))
        groups = {first: FactorDigits(first.size, pieces) for first, pieces in joined.groups().items()}
        for move in kept:
            group = groups[joined.first(self.whole(move.operand))]
            group.moves.append(move)
            if len(group.pieces) == 2:
                group.size = move.size
        unkept = [(self.whole(move.operand), Kind.REPLICATED) for move in self.moves if move not in kept]
        for piece, kind in (*self.marks, *unkept):
            for part in _within(piece, cuts):
                groups[joined.first(part)].marks.add(kind)
        return list(groups.values())

    def _is_kept(self, move: Move, joined: _Joined) -> bool:
        """Whether both are one: neither is cut, nor do data decide where another operand is read as it lies."""
        ours, theirs = self.whole(move.operand), self.whole(move.result)
        return ours in joined and theirs in joined and (move.kind is not Kind.REPLICATED or joined.is_alone(theirs))

    # --- cuts -----------------------------------------------------------------------------------------------

    def _cuts(self) -> dict[Node, list[int]]:
        """Where the digits of each node end. What cannot be cut alike is no tie."""
        cuts: dict[Node, set[int]] = {node: {1, size} for node, size in self.sizes.items()}
        self.ties = [pair for pair in self.ties if self._fits(pair, cuts)]
        for piece, _ in list(self.marks):
            if not _added(cuts, piece.node, {piece.low, piece.low * piece.size}):
                self._is_whole(piece.node)
        self.marks = [
            (piece, kind) for piece, kind in self.marks if {piece.low, piece.low * piece.size} <= cuts[piece.node]
        ]
        while self._handed_on(cuts):
            pass
        return {node: sorted(found) if self.sizes[node] > 1 else [1] for node, found in cuts.items()}

    def _fits(self, pair: tuple[NodeDigit, NodeDigit], cuts: dict[Node, set[int]]) -> bool:
        """Whether both digits are ones of their nodes; then they are cut there."""
        if all(piece == self.whole(piece.node) for piece in pair):
            return True
        if all(_added(cuts, piece.node, {piece.low, piece.low * piece.size}) for piece in pair):
            return True
        self._give_up(pair)
        return False

    def _handed_on(self, cuts: dict[Node, set[int]]) -> bool:
        """Whether a cut of one node was made in another that is tied to it."""
        changed = False
        for pair in list(self.ties):
            for one, other in (pair, pair[::-1]):
                inner = {cut // one.low * other.low for cut in cuts[one.node] if one.low < cut < one.low * one.size}
                if inner <= cuts[other.node]:
                    continue
                changed = True
                if not _added(cuts, other.node, inner):
                    self.ties.remove(pair)
                    self._give_up(pair)
                    break
        return changed

    def _give_up(self, pair: tuple[NodeDigit, NodeDigit]) -> None:
        for piece in pair:
            self._is_whole(piece.node)

    def _is_whole(self, node: Node) -> None:
        if isinstance(node, OperandDimension):
            self.marks.append((self.whole(node), Kind.REPLICATED))


class _Joined:
    """Pieces, of which some are one."""

    def __init__(self, pieces: Iterator[NodeDigit]) -> None:
        self._next = {piece: piece for piece in pieces}

    def __contains__(self, piece: NodeDigit) -> bool:
        return piece in self._next

    def first(self, piece: NodeDigit) -> NodeDigit:
        """The piece that stands for all that are one with this one."""
        while self._next[piece] != piece:
            piece = self._next[piece]
        return piece

    def join(self, one: NodeDigit, other: NodeDigit) -> None:
        if one.size > 1 or other.size > 1 or not self._share_a_tensor(one, other):
            self._next[self.first(one)] = self.first(other)

    def is_alone(self, piece: NodeDigit) -> bool:
        return sum(self.first(other) == self.first(piece) for other in self._next) == 1

    def groups(self) -> dict[NodeDigit, list[NodeDigit]]:
        found: dict[NodeDigit, list[NodeDigit]] = {}
        for piece in self._next:
            found.setdefault(self.first(piece), []).append(piece)
        return found

    def _share_a_tensor(self, one: NodeDigit, other: NodeDigit) -> bool:
        """Whether two dimensions of a tensor would be one: those of size 1 look alike, whatever they are."""
        heads = {self.first(one), self.first(other)}
        tensors = [(type(piece.node), piece.node.tensor) for piece in self._next if self.first(piece) in heads]
        return len(set(tensors)) < len(tensors)


def _added(cuts: dict[Node, set[int]], node: Node, new: set[int]) -> bool:
    """Whether a node can be cut there too: each cut divides the next. Then it is."""
    found = sorted(cuts[node] | new)
    if 0 not in found and any(high % low for low, high in pairwise(found)):
        return False
    cuts[node] |= new
    return True


def _within(piece: NodeDigit, cuts: dict[Node, list[int]]) -> Iterator[NodeDigit]:
    """The digits that a piece consists of, the smallest first."""
    if cuts[piece.node][-1] < 2:
        yield piece  # of a dimension of size 1 or 0
    for low, high in pairwise(cuts[piece.node]):
        if piece.low <= low and high <= piece.low * piece.size:
            yield NodeDigit(piece.node, low, high // low)
