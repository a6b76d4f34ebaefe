"""Two sharding rules of one op: equal, finer, coarser or different.

Not told apart are the names of factors, factors of size 1, the size of a factor along which parts are shifted (a
convention: windows are counted, or elements), whether a sharding is handed on, and the pieces of a dimension that is
tied to no other: of an operand it is needed whole, unless nobody reads it; of a result each device makes its part.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from opspec.programs.records import View
from opspec.sharding_rules.rules import Kind, ShardingRule
from opspec.values.types import Tensor

Shapes: TypeAlias = Sequence[Sequence[int]]
Form: TypeAlias = tuple[tuple[tuple[Kind, ...], tuple[int, ...]], ...]  # of each dimension: kinds, and factors
RANKS = {Kind.PASS: 0, Kind.REDUCTION: 1, Kind.DATA: 1, Kind.PERMUTATION: 2, Kind.REPLICATED: 3}


def compare(ours: ShardingRule, theirs: ShardingRule, operands: Shapes, results: Shapes) -> str:
    """`finer`: no dimension is treated worse, and one is treated better, or tied to others without being read."""
    unread = _unread(ours)
    mine, other = (_form(rule, operands, results, unread) for rule in (ours, theirs))
    if mine == other:
        return "finer" if mine != _form(theirs, operands, results, set()) else "equal"
    signs = {_rank(one) - _rank(two) for (one, _), (two, _) in zip(mine, other, strict=True)}
    better, worse = any(sign < 0 for sign in signs), any(sign > 0 for sign in signs)
    if better is worse:
        return "different"
    return "finer" if better else "coarser"


def _unread(rule: ShardingRule) -> set[tuple[int, int]]:
    """The dimensions of operands that may be shared in any way, because no element of theirs is asked for."""
    uses = Counter(factor for dimensions in rule.tensors() for factors in dimensions for factor in factors)
    return {
        (operand, d)
        for operand, dimensions in enumerate(rule.operands)
        for d, factors in enumerate(dimensions)
        if rule.size(factors) > 1 and all(uses[f] == 1 and rule.factors[f].kind is Kind.PASS for f in factors)
    }


def _rank(kinds: Sequence[Kind]) -> int:
    return max(map(RANKS.__getitem__, kinds), default=0)


def _form(rule: ShardingRule, operands: Shapes, results: Shapes, left_out: set[tuple[int, int]]) -> Form:
    """What is told apart, dimension by dimension; `left_out`: dimensions of operands."""
    left = [
        factors
        for at, dimensions in enumerate(rule.tensors())
        for d, factors in enumerate(dimensions)
        if at >= len(rule.operands) or (at, d) not in left_out
    ]
    uses = Counter(factor for factors in left for factor in set(factors))
    numbers: dict[int, int] = {}
    sides = ((rule.operands, operands, Kind.REPLICATED), (rule.results, results, Kind.PASS))

    def dimension(factors: Sequence[int], size: int, alone: Kind) -> Iterator[tuple[Kind, int]]:
        if size > 1 and rule.size(factors) <= 1:
            yield Kind.REPLICATED, -1  # no device count divides it
        for factor in factors:
            fact = rule.factors[factor]
            if fact.size > 1 and size > 1:
                kind = Kind.REDUCTION if fact.kind is Kind.DATA else fact.kind
                if uses[factor] == 1 and kind in (Kind.PASS, Kind.REPLICATED):
                    yield alone, -1
                else:
                    yield kind, numbers.setdefault(factor, len(numbers))

    found = []
    for tensors, shapes, alone in sides:
        for at, (dimensions, shape) in enumerate(zip(tensors, shapes, strict=True)):
            for d, (factors, size) in enumerate(zip(dimensions, shape, strict=True)):
                if tensors is rule.operands and (at, d) in left_out:
                    continue
                pieces = list(dict.fromkeys(dimension(factors, size, alone)))
                found.append((tuple(kind for kind, _ in pieces), tuple(number for _, number in pieces)))
    return tuple(found)


def shapes_of(view: View) -> tuple[Shapes, Shapes]:
    """The shapes of an op's operands and results."""

    def shapes(types: Sequence[object]) -> Shapes:
        return [tuple(type_.shape) for type_ in types if isinstance(type_, Tensor)]

    return shapes(view.operand_types), shapes(view.result_types)
