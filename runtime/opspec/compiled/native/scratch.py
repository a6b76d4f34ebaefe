"""Where in one piece of memory arrays lie, some of which are gone when others come."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from opspec.values.arrays import LINE


@dataclass(frozen=True, slots=True)
class SlotLife:
    """What is needed from a step of a program on, up to a later one, each of them included."""

    size: int
    first: int
    last: int


def offsets_of(lives: Sequence[SlotLife]) -> tuple[list[int], int]:
    """Where each begins, with a line of memory, and how many bytes there are in all: in the smallest gap between what
    is there at the same time.
    """
    found = dict[int, int]()
    for at in sorted(range(len(lives)), key=lambda at: (lives[at].first, -lives[at].size)):
        here = lives[at]
        others = [(place, _lines(lives[x].size)) for x, place in found.items() if _meet(lives[x], here)]
        found[at] = _gap(sorted(others), _lines(here.size))
    whole = max((place + _lines(lives[at].size) for at, place in found.items()), default=0)
    return [found[at] for at in range(len(lives))], whole


def _meet(one: SlotLife, other: SlotLife) -> bool:
    return one.first <= other.last and other.first <= one.last


def _gap(taken: Sequence[tuple[int, int]], size: int) -> int:
    """Where the smallest gap begins that is large enough, or what lies behind everything."""
    ends = list(itertools.accumulate((begin + length for begin, length in taken), max, initial=0))
    gaps = [(begin - end, end) for (begin, _), end in zip(taken, ends, strict=False) if begin - end >= size]
    return min(gaps)[1] if gaps else ends[-1]


def _lines(size: int) -> int:
    return -(-size // LINE) * LINE
