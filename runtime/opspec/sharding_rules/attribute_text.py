"""Sharding rules read from the text of Shardy's attribute."""

from __future__ import annotations

import re

from opspec.errors import OpSpecError
from opspec.sharding_rules.rules import LISTS, Dimensions, Factor, Kind, ShardingRule

_RULE = re.compile(
    r"#sdy\.op_sharding_rule<\((?P<operands>.*?)\)->\((?P<results>.*?)\)(?: \{(?P<sizes>.*?)\})?(?P<lists>.*)>"
)
_NAME = re.compile(r"z_\d+|[i-z]")
_LIST = re.compile(r"(\w+)=\{(.*?)\}")


def rule_from_text(text: str) -> ShardingRule:
    """The rule that an attribute spells; a factor of a reduction may be one that data find."""
    match = _RULE.fullmatch(text.strip())
    if match is None:
        raise OpSpecError(f"expected #sdy.op_sharding_rule<([i])->([i]) {{i=4}}>, found {text}")
    sizes = dict(entry.split("=") for entry in (match["sizes"] or "").split(", ") if entry)
    numbers = {name: number for number, name in enumerate(sizes)}
    kinds = dict.fromkeys(sizes, Kind.PASS)
    blocked: set[str] = set()
    for word, listed in _LIST.findall(match["lists"]):
        if word == "blocked_propagation":
            blocked |= set(_NAME.findall(listed))
        elif word in LISTS:
            kinds |= dict.fromkeys(_NAME.findall(listed), LISTS[word][0])
    factors = tuple(Factor(int(size), kinds[name], name in blocked) for name, size in sizes.items())

    def side(given: str) -> tuple[Dimensions, ...]:
        return tuple(
            tuple(tuple(numbers[name] for name in _NAME.findall(d)) for d in tensor.split(", ")) if tensor else ()
            for tensor in re.findall(r"\[(.*?)\]", given)
        )

    return ShardingRule(side(match["operands"]), side(match["results"]), factors)
