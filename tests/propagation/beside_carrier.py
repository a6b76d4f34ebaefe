"""Our propagation and the carrier's on the same programs: which values lie otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

import opspec
from opspec.propagation.propagate import propagate
from opspec.propagation.strategies import Strategy
from tests.propagation.carrier_passes import Row, answers, main_of, rows


@dataclass(frozen=True)
class Beside:
    """One program by one strategy, value by value."""

    text: str
    strategy: str
    ours: list[Row]
    theirs: list[Row] | str

    @property
    def same_values(self) -> bool:
        """Whether there is the same to compare: the carrier also copies calls and loops of constants alone."""
        return not isinstance(self.theirs, str) and [name for name, _ in self.ours] == [name for name, _ in self.theirs]

    def differences(self) -> list[tuple[str, str, str]]:
        assert self.same_values
        assert not isinstance(self.theirs, str)
        pairs = zip(self.ours, self.theirs, strict=True)
        return [(name, mine, other) for (name, mine), (_, other) in pairs if mine != other]


def ours(text: str, strategy: str) -> list[Row]:
    module = opspec.load(text)
    name, _, options = strategy.partition("+")
    propagate(module, cast("Strategy", name), conservative="conservative" in options)
    return rows(main_of(module))


def beside(questions: Sequence[tuple[str, str]]) -> Iterator[Beside]:
    for (text, strategy), theirs in zip(questions, answers(questions), strict=True):
        yield Beside(text, strategy, ours(text, strategy), theirs)
