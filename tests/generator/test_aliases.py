"""Names of ops elsewhere are names that are there."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

import pytest

from tests.generated_cases import ops


@pytest.mark.parametrize("who", ["jax", "numpy"])
def test_names_in_a_library_are_the_librarys(who: str) -> None:
    library = importlib.import_module(who)
    wrong = [
        f"{op.name}: {who}.{name}"
        for op in ops()
        for name in op.aliases.get(who, ())
        if not _has(library, name.split("."))
    ]
    assert not wrong


def _has(home: Any, path: list[str]) -> bool:
    for at, part in enumerate(path):
        if isinstance(home, ModuleType) and not hasattr(home, part) and at + 1 < len(path):
            importlib.import_module(f"{home.__name__}.{part}")
        if not hasattr(home, part):
            return False
        home = getattr(home, part)
    return True


def test_nobody_is_called_twice_the_same() -> None:
    for op in ops():
        for who, names in op.aliases.items():
            assert len(set(names)) == len(names), (op.name, who)
