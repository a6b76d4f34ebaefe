"""A sharding rule as data: factors, and which of them the dimensions of operands and results consist of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from math import prod
from typing import TypeAlias

from opspec.programs.shardy_attributes import spelled
from opspec.sharding_rules.halos import Shift
from opspec.values.constants import Struct


class Kind(Enum):
    """What becomes of a factor along which devices share the work; the better ones come first."""

    PASS = "pass"  # each device makes its part of the result of its parts of the operands
    REDUCTION = "reduction"  # each device combines its terms, and what they have is combined
    PERMUTATION = "permutation"  # each device needs, besides its part, some of its neighbours' (a halo)
    DATA = "data"  # values decide whose part is read: who has it gives it, the others nothing
    REPLICATED = "replicated"  # each device needs the whole


# How Shardy's attribute names the factors of a kind; what data find is combined as terms are.
LISTS = {
    "reduction": (Kind.REDUCTION, Kind.DATA),
    "need_replication": (Kind.REPLICATED,),
    "permutation": (Kind.PERMUTATION,),
}


@dataclass(frozen=True)
class Factor:
    """`blocked`: a sharding of it is not handed on. `combine`: what combines the terms of a reduction, or nothing."""

    size: int
    kind: Kind = Kind.PASS
    blocked: bool = False
    combine: str = ""


Dimensions: TypeAlias = tuple[tuple[int, ...], ...]  # of a tensor: the numbers of the factors of each, the major first


@dataclass(frozen=True)
class ShardingRule:
    """The dimensions of each operand and each result, in terms of the factors."""

    operands: tuple[Dimensions, ...]
    results: tuple[Dimensions, ...]
    factors: tuple[Factor, ...]
    shifts: tuple[Shift, ...] = field(default=(), compare=False)  # of the permutations: what each device needs besides

    def __str__(self) -> str:
        """The rule as Shardy's attribute writes it."""
        return self.attribute.removeprefix("#sdy.op_sharding_rule<").removesuffix(">")

    @property
    def attribute(self) -> str:
        """The attribute of the `sdy` dialect."""
        numbers = list(enumerate(self.factors))
        chosen = {word: [at for at, factor in numbers if factor.kind in kinds] for word, kinds in LISTS.items()}
        chosen["blocked_propagation"] = [at for at, factor in numbers if factor.blocked]
        fields: dict[str, object] = {
            "operand_mappings": self.operands,
            "result_mappings": self.results,
            "is_custom_rule": False,
        }
        fields["factor_sizes"] = [factor.size for factor in self.factors]
        return spelled(Struct("op_sharding_rule", fields | {f"{word}_factors": x for word, x in chosen.items()}))

    def tensors(self) -> Iterator[Dimensions]:
        yield from self.operands
        yield from self.results

    def halo(self, number: int, parts: int) -> dict[tuple[int, int], tuple[int, int]]:
        """What a device needs before and behind its part, of each dimension of operands that has the factor."""
        found: dict[tuple[int, int], tuple[int, int]] = {}
        for shift in self.shifts:
            if shift.factor == number:
                before, behind = shift.halo(parts)
                place = shift.operand, shift.dimension
                known = found.get(place, (0, 0))
                found[place] = max(before, known[0]), max(behind, known[1])
        return found

    def size(self, factors: Sequence[int]) -> int:
        """Of how many elements the factors of a dimension speak."""
        return prod(self.factors[number].size for number in factors)


def is_no_worse(one: ShardingRule, other: ShardingRule) -> bool:
    """Whether one rule treats no dimension of a tensor worse than another one of the same op does."""

    def worst(rule: ShardingRule) -> list[list[int]]:
        kinds = [[[rule.factors[f] for f in factors] for factors in dimensions] for dimensions in rule.tensors()]
        return [[max((order.index(f.kind) for f in d if f.size > 1), default=0) for d in tensor] for tensor in kinds]

    order = list(Kind)
    pairs = zip(worst(one), worst(other), strict=True)
    return all(ours <= theirs for found in pairs for ours, theirs in zip(*found, strict=True))
