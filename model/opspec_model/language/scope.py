"""What the names of an expression mean, and the problem that a check ends with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from opspec_model.language.signature import Callable
from opspec_model.language.tree import NOTHING, Role
from opspec_model.language.types import Element, Type


@dataclass(frozen=True, slots=True)
class NameMeaning:
    """What a name means in an expression.

    `element`: of a name for an element type, what a cast to it gives. `absent`: an attribute that may have no
    value.
    """

    role: Role
    type: Type
    varies: frozenset[str] = NOTHING
    element: Element | None = None
    absent: bool = False


@dataclass(frozen=True)
class Scope:
    """The names that an expression may use. `reads`: whether it may look at elements."""

    symbols: Mapping[str, NameMeaning]
    functions: Mapping[str, Callable]
    operators: Mapping[str, tuple[str, ...]]
    reads: bool = False

    def having(self, symbols: Mapping[str, NameMeaning]) -> Scope:
        return replace(self, symbols={**self.symbols, **symbols})


class CheckProblem(Exception):
    """What is wrong in an expression, where (offsets in its text), and what may help. `name`: one that is
    unknown.
    """

    def __init__(self, at: tuple[int, int], message: str, hint: str | None = None, name: str | None = None) -> None:
        super().__init__(message)
        self.at, self.message, self.hint, self.name = at, message, hint, name


class UnknownName(Exception):
    """The expression uses a name whose own meaning is broken, which was reported there."""
