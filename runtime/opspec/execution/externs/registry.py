"""The table of meanings written by hand; each module beside this one adds its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from opspec.values.arrays import RunValue

Meaning: TypeAlias = "Callable[..., RunValue | Sequence[RunValue]]"
Extern = TypeVar("Extern", bound="Meaning")

EXTERNS: dict[str, Meaning] = {}
IN_PLACE: set[object] = set()  # those that may give a result in the memory of an operand, which are given as `into`


def extern(name: str, in_place: bool = False) -> Callable[[Extern], Extern]:
    """Register a function under the name that op files call it by."""

    def register(function: Extern) -> Extern:
        EXTERNS[name] = function
        if in_place:
            IN_PLACE.add(function)
        return function

    return register
