"""What rules say together of sizes that no type tells: those that are equal through an unknown size have to agree.

A rule by itself compares two values, and an unknown size agrees with all. Here each unknown size is an object of its
own, equalities put such objects into classes, and what is known of one member is known of all; with that the rules are
asked again, until nothing more is learnt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from opspec.rules.vocabulary import NO_VALUE, Check, Equal, Ints, Undecided
from opspec.values.constants import NotTold
from opspec.values.dims import Contradiction, Dim, Vec, meet
from opspec.values.truth import Truth
from opspec.values.types import Tensor

_ROUNDS = 8  # each tells at least one size; a program that needs more is hard to find


@dataclass(frozen=True, slots=True)
class Excluded:
    """The rules that no sizes satisfy together, each with the reason, and what was known of the values by then."""

    broken: dict[str, str | None]
    values: tuple[object, ...]


def excluded(rules: Callable[..., None], values: Sequence[object]) -> Excluded | None:
    """What is wrong with values that break no rule by itself; `values` are the arguments of generated rules."""
    known = tuple(map(_distinct, values))
    told: dict[str, None] = {}
    for _ in range(_ROUNDS):
        unify = Unify()
        rules(unify, *known)
        if unify.broken:
            return Excluded({name: reason or _left_nothing(name, told) for name, reason in unify.broken.items()}, known)
        learnt = unify.learnt()
        if not learnt:
            return None
        told |= dict.fromkeys(name for _, names in learnt.values() for name in names)
        known = tuple(_with(value, {dim: size for dim, (size, _) in learnt.items()}) for value in known)
    return None


@dataclass(slots=True)
class _Class:
    """Sizes that are equal: what is known of them, the rules that say so, and the unknown ones among them."""

    size: Any
    rules: dict[str, None] = field(default_factory=dict)
    members: list[Dim] = field(default_factory=list)


class Unify(Check):
    """A check that holds what rules say is equal against each other."""

    __slots__ = ("_classes",)

    def __init__(self) -> None:
        super().__init__()
        self._classes: dict[Dim, _Class] = {}

    def __call__(
        self, name: str, rule: Callable[[], Truth], needs: tuple[str, ...] = (), equal: Equal | None = None
    ) -> None:
        super().__call__(name, rule, needs)
        if equal is None or name in self.broken or name in self.skipped:
            return
        try:
            for left, right in equal():
                self._join(name, left, right)
        except (Undecided, NotTold, *NO_VALUE):  # a rule that tells nothing yet
            pass

    def learnt(self) -> dict[Dim, tuple[Any, dict[str, None]]]:
        """Sizes of which more is known than they say themselves, and the rules that tell it."""
        return {
            dim: (found.size, found.rules)
            for dim, found in self._classes.items()
            if not (isinstance(found.size, Dim) and (found.size.low, found.size.high) == (dim.low, dim.high))
        }

    def _join(self, rule: str, left: Any, right: Any) -> None:
        if isinstance(left, tuple) and isinstance(right, tuple):
            if len(left) == len(right):
                for x, y in zip(left, right, strict=True):
                    self._join(rule, x, y)
        elif isinstance(left, tuple):
            for x in left:
                self._join(rule, x, right)
        elif isinstance(right, tuple):
            self._join(rule, right, left)
        elif isinstance(left, Dim) or isinstance(right, Dim):
            self._same(rule, self._class(left), self._class(right))

    def _class(self, size: Any) -> _Class:
        if not isinstance(size, Dim):
            return _Class(size)
        return self._classes.setdefault(size, _Class(size, members=[size]))

    def _same(self, rule: str, one: _Class, other: _Class) -> None:
        if one is other:
            return
        rules = one.rules | other.rules
        try:
            size = meet(one.size, other.size)
        except Contradiction as reason:
            others = [name for name in rules if name != rule]
            self.broken.setdefault(rule, f"together with {_listed(others)}: {reason}" if others else str(reason))
            return
        both = _Class(size, rules | {rule: None}, one.members + other.members)
        self._classes.update(dict.fromkeys(both.members, both))


def _left_nothing(rule: str, told: Iterable[str]) -> str | None:
    others = [name for name in told if name != rule]
    return f"together with {_listed(others)}: no sizes are left" if others else None


def _listed(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def _distinct(value: object) -> Any:
    """A value whose unknown sizes are objects that nothing else has."""
    return _changed(value, lambda size: Dim(size.low, size.high))


def _with(value: object, known: dict[Dim, Any]) -> Any:
    return _changed(value, lambda size: known.get(size, size))


def _changed(value: Any, change: Callable[[Dim], Any]) -> Any:
    if isinstance(value, Ints):
        known = value.known and _sizes(value.known, change)
        return Ints(Tensor(_sizes(value.shape, change), value.element, value.encoding), known)
    if isinstance(value, Tensor):
        return Tensor(_sizes(value.shape, change), value.element, value.encoding)
    if isinstance(value, Vec) and any(isinstance(item, Tensor) for item in value):
        return Vec(_changed(item, change) for item in value)
    return value


def _sizes(sizes: Vec, change: Callable[[Dim], Any]) -> Vec:
    return Vec(change(size) if isinstance(size, Dim) else size for size in sizes)
