"""Axes that a manual computation has taken: within it they are nobody's (`program.C16`, `program.C17`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from opspec.programs.records import View
from opspec.values.constants import Struct
from opspec.verification.unwritten_rules import BrokenRule

COMPUTATION = "sdy.manual_computation"


def taken_axes(view: View) -> Iterator[BrokenRule]:
    """The first axis that an op names and a computation around it has taken, as its own or in a sharding."""
    taken = _around(view)
    if not taken:
        return
    own = [name for name in _manual(view) if name in taken] if view.name == COMPUTATION else []
    named = [name for given in view.attributes.values() for name in _named(given) if name in taken]
    if own:
        yield BrokenRule("program.C16", f"expected axes that no computation around it has taken, found {own[0]}")
    elif named:
        message = f"expected axes that no manual computation around it has taken, found {named[0]}"
        yield BrokenRule("program.C17", message)


def _around(view: View) -> set[str]:
    found, scope = set[str](), view.parent
    while scope is not None:
        found |= set(_manual(scope)) if scope.name == COMPUTATION else set()
        scope = scope.parent
    return found


def _manual(view: View) -> tuple[str, ...]:
    given = view.attributes.get("manual_axes")
    return tuple(given["value"]) if isinstance(given, Struct) and given.kind == "manual_axes" else ()


def _named(given: object) -> Iterator[str]:
    """The axes that an attribute names, wherever in it."""
    if isinstance(given, Struct) and given.kind == "axis_ref":
        yield given["name"]
    elif isinstance(given, Struct):
        yield from _named(given.fields)
    elif isinstance(given, Mapping):
        for inner in given.values():
            yield from _named(inner)
    elif isinstance(given, tuple | list):
        for inner in given:
            yield from _named(inner)
