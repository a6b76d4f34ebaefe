"""Sharding rules read from the text of Shardy's attribute."""

from __future__ import annotations

from opspec.errors import OpSpecError
from opspec.programs.shardy_attributes import read
from opspec.sharding_rules.rules import LISTS, Dimensions, Factor, Kind, ShardingRule
from opspec.values.constants import Struct


def rule_from_text(text: str) -> ShardingRule:
    """The rule that an attribute spells; a factor of a reduction may be one that data find."""
    found = read(text.strip())
    if found is None or found.kind != "op_sharding_rule":
        raise OpSpecError(f"expected #sdy.op_sharding_rule<([i])->([i]) {{i=4}}>, found {text}")
    return rule_from_struct(found)


def rule_from_struct(found: Struct) -> ShardingRule:
    """The same of an attribute that has been read."""
    kinds = {number: kinds[0] for word, kinds in LISTS.items() for number in found[f"{word}_factors"]}
    blocked = set(found["blocked_propagation_factors"])
    factors = tuple(
        Factor(size, kinds.get(number, Kind.PASS), number in blocked)
        for number, size in enumerate(found["factor_sizes"])
    )
    return ShardingRule(_side(found, "operand"), _side(found, "result"), factors)


def _side(found: Struct, side: str) -> tuple[Dimensions, ...]:
    return tuple(tuple(map(tuple, dimensions)) for dimensions in found[f"{side}_mappings"])
