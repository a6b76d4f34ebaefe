"""Which of many cases `make test` takes: those left out are marked `full`, or not made where nobody asks for those."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import combinations, product
from typing import Any

import pytest

_PARAM = type(pytest.param())
_left_out: list[str] = []  # a mark whose tests need not be made


def begin(left_out: list[str]) -> None:
    """Before anything is collected: which marks nobody asks for."""
    _left_out[:] = left_out


def is_left_out(mark: str) -> bool:
    return mark in _left_out


def rounds(count: int, share: int = 3) -> int:
    """How often something random is tried: `count` times where what is `full` is run too, else one in so many."""
    return -(-count // share) if is_left_out("full") else count


def share(step: int) -> int:
    """Which of the points within a test: each where what is `full` is run too, else one in `step`."""
    return step if is_left_out("full") else 1


def optimized() -> str:
    """How gcc compiles what has to give the same anyway: to optimize takes it three times as long."""
    return "-O0" if is_left_out("full") else "-O1"


def asked_for(cases: Iterable[Any]) -> list[Any]:
    """The cases without those that nobody asks for: to make a test and leave it out takes a third of a millisecond, and
    there are ten thousand.
    """
    return [case for case in cases if not (is_left_out("full") and _is_full(case))]


def one_in(step: int, cases: Iterable[Any]) -> list[Any]:
    """The cases as parameters; but for every so many, they are `full`. A case is a value, a tuple, or a parameter."""
    return asked_for([case if at % step == 0 else _full(case) for at, case in enumerate(cases)])


def covering(cases: Iterable[Any], kinds: Callable[..., Iterable[Hashable]]) -> list[Any]:
    """The cases as parameters; but for a few that have every kind among them, they are `full`. `kinds` is asked of the
    values of a case. What is `full` stays so.
    """
    known = list(cases)
    usual = [at for at, case in enumerate(known) if not _is_full(case)]
    chosen = {usual[at] for at in _chosen([(frozenset(kinds(*_values(known[at]))),) for at in usual])}
    return asked_for([case if at in chosen or _is_full(case) else _full(case) for at, case in enumerate(known)])


def crossed(*lists: Sequence[Any], together: int = 1) -> list[Any]:
    """Each value with each one of the other lists, as parameters; but for a few, they are `full`: every value is among
    those, or with `together` every so many values of different lists beside each other. What is `full` stays so.
    """
    whole = list(product(*(range(len(values)) for values in lists)))
    cases = [[values[at] for values, at in zip(lists, places, strict=True)] for places in whole]
    usual = [at for at, case in enumerate(cases) if not any(map(_is_full, case))]
    having = [
        tuple(frozenset(combinations(enumerate(whole[at]), count)) for count in (together, together + 1))
        for at in usual
    ]
    chosen = {usual[at] for at in _chosen(having)}
    found = []
    for at, case in enumerate(cases):
        marks = [mark for value in case for mark in _marks(value)]
        values = [value for part in case for value in _values(part)]
        left_out = [] if at in chosen or any(map(_is_full, case)) else [pytest.mark.full]
        names = [part.id if isinstance(part, _PARAM) else part for part in case]
        id_ = "-".join(map(str, names)) if all(isinstance(name, str | int) for name in names) else None
        found.append(pytest.param(*values, marks=[*marks, *left_out], id=id_))
    return asked_for(found)


def _chosen(having: Sequence[tuple[frozenset[Hashable], ...]]) -> set[int]:
    """Places that have, one after the other, most of what is missing, until nothing is. Of what stands behind the first
    of each, nothing has to be there: it decides between equals.
    """
    missing = [set[Hashable]().union(*column) for column in zip(*having, strict=True)]
    chosen = set[int]()
    while missing and missing[0]:
        best = max(range(len(having)), key=lambda at: [len(x & y) for x, y in zip(having[at], missing, strict=True)])
        chosen.add(best)
        missing = [left - found for left, found in zip(missing, having[best], strict=True)]
    return chosen


def _values(case: Any) -> Sequence[Any]:
    if isinstance(case, _PARAM):
        return case.values
    return case if isinstance(case, tuple) else [case]


def _marks(case: Any) -> Sequence[Any]:
    return case.marks if isinstance(case, _PARAM) else []


def _is_full(case: Any) -> bool:
    return any(mark.name == "full" for mark in _marks(case))


def _full(case: Any) -> Any:
    if isinstance(case, _PARAM):
        return pytest.param(*case.values, id=case.id, marks=[*case.marks, pytest.mark.full])
    return pytest.param(*_values(case), marks=pytest.mark.full)
