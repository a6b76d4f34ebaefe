"""Truth where dimensions may be unknown: true, false and MAYBE, which `&`, `|` and `~` combine with the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol, TypeAlias


class Condition(Protocol):
    """What holds perhaps (Maybe), or at some places (a kernel's Mask)."""

    def __and__(self, other: Truth, /) -> Truth: ...
    def __rand__(self, other: Truth, /) -> Truth: ...
    def __or__(self, other: Truth, /) -> Truth: ...
    def __ror__(self, other: Truth, /) -> Truth: ...
    def __invert__(self) -> Truth: ...


Truth: TypeAlias = bool | Condition


class Maybe:
    """The third truth value. It counts as true, so that `and` never turns "unknown" into "violated"."""

    __slots__ = ()

    def __and__(self, other: object) -> bool | Maybe:
        if other is False or other is True or other is self:
            return False if other is False else self
        return NotImplemented

    def __or__(self, other: object) -> bool | Maybe:
        if other is False or other is True or other is self:
            return True if other is True else self
        return NotImplemented

    __rand__ = __and__
    __ror__ = __or__

    def __invert__(self) -> Maybe:
        return self

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return "MAYBE"

    def __reduce__(self) -> str:
        return "MAYBE"


MAYBE: Final = Maybe()


def negate(truth: Truth) -> Truth:
    """Logical not. `~` would be wrong: `~True` is -2."""
    return not truth if isinstance(truth, bool) else ~truth


def all_of(truths: Iterable[Truth]) -> Truth:
    result: Truth = True
    for truth in truths:
        if truth is False:
            return False
        if truth is not True:
            result = truth & result
    return result


def any_of(truths: Iterable[Truth]) -> Truth:
    result: Truth = False
    for truth in truths:
        if truth is True:
            return True
        if truth is not False:
            result = truth | result
    return result
