"""What several test modules share."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from inspect import isfunction
from pathlib import Path
from typing import Any

import pytest

from opspec.catalog import dialects
from tests import samples
from tests.checkout import ROOT
from tests.core_base import core_base

_MANY = 2_000  # of so many tests some need what is made beforehand


def pytest_configure(config: pytest.Config) -> None:
    asked = config.getoption("markexpr")
    named = any("::" in name for name in config.args)  # who asks for it by name is told that it is left out
    samples.begin(["full"] if "not full" in asked.split(" and ") and not named else [])


def pytest_sessionstart() -> None:
    """Here, and where reports are gathered, hardly anything is garbage."""
    gc.set_threshold(100_000, 20, 100)


def pytest_pycollect_makeitem(obj: object) -> list[pytest.Item] | None:
    """No test is made of an exhaustive function that is not asked for: some have a thousand cases and more."""
    marks = getattr(obj, "pytestmark", ()) if isfunction(obj) else ()  # a module that is imported has marks of its own
    return [] if any(samples.is_left_out(mark.name) for mark in marks) else None


def pytest_collection_finish(session: pytest.Session) -> None:
    """What is collected stays to the end: looking through it for garbage takes the eighth part of the time."""
    if len(session.items) > _MANY:
        core_base()  # once for all processes that are forked now
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    script = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
    subprocess.run([sys.executable, "-c", script, folder], cwd=ROOT, check=True, capture_output=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture
def announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Pretend that distributions announce these dialects; `texts` are the packages that exist."""
    caches: list[Any] = [
        dialects.packages,
        dialects.package_of,
        dialects.generated,
        dialects.spec_folders,
        dialects._announced,
    ]

    def clear() -> None:
        for cached in caches:
            cached.cache_clear()

    def announce(points: list[tuple[str, str]], texts: dict[str, str]) -> None:
        for package, text in texts.items():
            (tmp_path / package).mkdir()
            (tmp_path / package / "__init__.py").write_text(text, encoding="utf-8")
        found = [EntryPoint(name, value, "opspec.dialects") for name, value in points]
        monkeypatch.setattr(dialects, "entry_points", lambda group: [p for p in found if p.group == group])
        clear()

    monkeypatch.syspath_prepend(tmp_path)
    yield announce
    monkeypatch.undo()
    clear()
