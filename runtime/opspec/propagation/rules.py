"""The rule of each op of a program; those that look alike have one."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from opspec.catalog.op_traits import traits_of
from opspec.errors import OpSpecError
from opspec.programs.records import View
from opspec.reads.symbols import Unclear
from opspec.sharding.shardings import SHARDING
from opspec.sharding_rules.attribute_text import rule_from_struct
from opspec.sharding_rules.of_calls import rule_of_call
from opspec.sharding_rules.of_programs import rule_of_view
from opspec.sharding_rules.rules import Factor, ShardingRule
from opspec.values.constants import Struct
from opspec.values.types import Tensor

_OWN = "sdy.sharding_rule"  # the attribute of an op that brings its rule along
_KNOWN_SIZE = 16  # of constants that a rule may depend on: indices, which are scalars or short


@dataclass(frozen=True, slots=True, eq=False)
class UsedRule:
    """The rule of an op, and whether each element of its results comes from those at its own index."""

    rule: ShardingRule
    elementwise: bool


@dataclass
class Rules:
    """`unknown`: why an op has no rule, by the op."""

    unknown: dict[View, str] = field(default_factory=dict)
    _known: dict[Hashable, UsedRule | str] = field(default_factory=dict)
    _identities: dict[tuple[int, ...], UsedRule] = field(default_factory=dict)

    def of(self, view: View) -> UsedRule | None:
        key = _key(view)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = _derived(view)
        if isinstance(found, str):
            self.unknown[view] = found
            return None
        return found

    def identity(self, shape: tuple[int, ...], sources: int) -> UsedRule:
        """That of values which are to lie alike: `sources` of them, and one that they become."""
        key = (sources, *shape)
        if key not in self._identities:
            dimensions = tuple((d,) for d in range(len(shape)))
            rule = ShardingRule((dimensions,) * sources, (dimensions,), tuple(map(Factor, shape)))
            self._identities[key] = UsedRule(rule, True)
        return self._identities[key]


def _derived(view: View) -> UsedRule | str:
    own = view.attributes.get(_OWN)
    try:
        rule = rule_from_struct(own) if isinstance(own, Struct) else rule_of_call(view) or rule_of_view(view)
    except (Unclear, OpSpecError) as problem:
        return str(problem)
    traits = traits_of(view.name)
    return UsedRule(rule, traits is not None and traits.elementwise)


def _key(view: View) -> Hashable:
    """What a rule depends on: types, attributes, regions, and constants that may say which elements are read."""
    traits = traits_of(view.name)
    known: Hashable = None
    if traits is None or not traits.elementwise:
        known = tuple(_constant(view, at) for at in range(len(view.operands)))
    given = view.op.attributes
    attributes = tuple((name, given[name]) for name in given if name != SHARDING)
    return view.name, view.operand_types, view.result_types, attributes, known, _regions(view)


def _constant(view: View, at: int) -> Hashable:
    type_ = view.operand_types[at]
    if not isinstance(type_, Tensor) or len(type_.shape) > 1:
        return None
    value = view.constant(at)
    if value is None or value.size > _KNOWN_SIZE or value.dtype.kind not in "iu":
        return None
    return value.tobytes()


def _regions(view: View) -> Hashable:
    found = []
    for region in view.regions:
        for block in region.blocks:
            places = {value: at for at, value in enumerate(block.arguments)}
            for op in block.ops:
                places |= {value: len(places) + at for at, value in enumerate(op.results)}
                found.append((op.name, tuple(places.get(value) for value in op.operands)))
    return tuple(found)
