"""Which of many cases `make test` takes: those left out are marked `full`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def one_in(step: int, cases: Iterable[Any]) -> list[Any]:
    """The cases as parameters; but for every so many, they are `full`. A case is a value, a tuple, or a parameter."""
    return [case if at % step == 0 else _full(case) for at, case in enumerate(cases)]


def _full(case: Any) -> Any:
    if isinstance(case, type(pytest.param())):
        return pytest.param(*case.values, id=case.id, marks=[*case.marks, pytest.mark.full])
    return pytest.param(*(case if isinstance(case, tuple) else [case]), marks=pytest.mark.full)
