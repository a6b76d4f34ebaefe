"""The table of meanings written by hand; each module beside this one adds its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

EXTERNS: dict[str, Callable[..., Any]] = {}


def extern(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a function under the name that op files call it by."""

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        EXTERNS[name] = function
        return function

    return register
