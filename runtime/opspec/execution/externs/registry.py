"""The table of meanings written by hand; each module beside this one adds its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from opspec.values.arrays import RunValue

Meaning: TypeAlias = "Callable[..., RunValue | Sequence[RunValue]]"
Extern = TypeVar("Extern", bound="Meaning")

EXTERNS: dict[str, Meaning] = {}


def extern(name: str) -> Callable[[Extern], Extern]:
    """Register a function under the name that op files call it by."""

    def register(function: Extern) -> Extern:
        EXTERNS[name] = function
        return function

    return register
