"""A sharding rule that a program brings along for an op: whether it fits the op (`program.C11`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opspec.programs.records import View
from opspec.programs.shardy_attributes import FACTOR_LISTS, factor_name
from opspec.values.constants import Struct
from opspec.values.dims import Dim
from opspec.values.types import Other, Tensor
from opspec.verification.unwritten_rules import BrokenRule

SHARDING_RULE = "sdy.sharding_rule"


def brought_rule(view: View) -> Iterator[BrokenRule]:
    """The first thing in which it does not fit; nothing where the op brings none."""
    found = view.attributes.get(SHARDING_RULE)
    if isinstance(found, Struct) and found.kind == "op_sharding_rule":
        yield from (BrokenRule("program.C11", message) for message in list(_misfits(found, view))[:1])


def _misfits(rule: Struct, view: View) -> Iterator[str]:
    sizes = rule["factor_sizes"]
    sides = (("operand", view.operand_types), ("result", view.result_types))
    for side, types in sides:
        yield from _side(side, rule[f"{side}_mappings"], types, sizes)
    named = [{f for tensor in rule[f"{side}_mappings"] for d in tensor for f in d} for side, _ in sides]
    unused = sorted(set(range(len(sizes))) - named[0] - named[1])
    if unused:
        yield f"expected each factor in some dimension, found none with {_names(unused)}"
    lists = {word: list(rule[f"{word}_factors"]) for word in FACTOR_LISTS}
    for word, listed in lists.items():
        if listed != sorted(set(listed)) or not set(listed) <= set(range(len(sizes))):
            yield f"{word}: expected factors of the rule in their order, each once, found {_names(listed)}"
    *kinds, _ = lists.values()
    several = sorted(f for f in range(len(sizes)) if sum(f in listed for listed in kinds) > 1)
    if several:
        yield f"expected one kind for each factor, found more for {_names(several)}"
    given = sorted(named[1].intersection(lists["reduction"]))
    if given:
        yield f"expected no factor of a reduction in a result, found {_names(given)}"


def _side(
    side: str, mappings: Sequence[Sequence[Sequence[int]]], types: Sequence[Tensor | Other], sizes: Sequence[int]
) -> Iterator[str]:
    if len(mappings) != len(types) or not types:
        yield f"expected dimensions of {len(types)} {side}s, at least one, found those of {len(mappings)}"
        return
    for at, (dimensions, type_) in enumerate(zip(mappings, types, strict=True)):
        here = f"{side} {at}"
        if not isinstance(type_, Tensor) or any(isinstance(size, Dim) for size in tuple.__iter__(type_.shape)):
            yield f"{here}: expected a tensor of known sizes, found {type_}"
            continue
        if len(dimensions) != len(type_.shape):
            yield f"{here}: expected {len(type_.shape)} dimensions, as {type_} has, found {len(dimensions)}"
        factors = [factor for dimension in dimensions for factor in dimension]
        outside = sorted(factor for factor in factors if factor >= len(sizes))
        if outside:
            yield f"{here}: expected factors with a size, found {_names(outside)}"
        elif len(set(factors)) < len(factors):
            yield f"{here}: expected each factor once, found {_names(factors)}"
        elif any(len(d) > 1 and sizes[factor] == 1 for d in dimensions for factor in d):
            yield f"{here}: expected a factor of size 1 alone in its dimension, found others with it"


def _names(factors: Sequence[int]) -> str:
    return ", ".join(map(factor_name, factors))
