"""Names that a package gives out and imports when they are first used, so that importing the package costs nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any


def lazy(
    package: str, homes: Mapping[str, str], modules: Sequence[str] = ()
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` of a package, from the modules that its names are defined in; `modules`: those of
    its own modules that are names of it too.
    """
    space = vars(sys.modules[package])

    def find(name: str) -> Any:
        if name in modules:
            return import_module(f"{package}.{name}")
        if name not in homes:
            raise AttributeError(f"module '{package}' has no attribute {name!r}")
        space[name] = getattr(import_module(homes[name]), name)
        return space[name]

    def names() -> list[str]:
        return sorted({*space, *homes, *modules})

    return find, names
