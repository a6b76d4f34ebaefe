"""A case that fails made small: as long as the verdict stays, fewer ops, fewer elements, plainer values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from opspec.conform.asked import BYTECODE, Case
from opspec.conform.smaller import Smaller, as_case, ops_of, with_fewer_elements, with_fewer_ops, with_plainer_values
from opspec.conform.verdicts import HANG, Judgement
from opspec.errors import OpSpecError
from opspec.programs.loading import load_generic
from opspec.programs.records import import_module

QUESTIONS = 400  # that a backend is asked at most
HANGING = 20  # and where each of them takes as long as it may
SENT = "example"  # the label of what is sent as text


@dataclass(frozen=True, slots=True)
class Shrunk:
    """The smallest case found, what the answer to it is worth, and how many questions that took."""

    case: Case
    judged: Judgement
    questions: int

    @property
    def ops(self) -> int:
        return count_ops(self.case)

    @property
    def elements(self) -> int:
        return count_elements(self.case)


def count_ops(case: Case) -> int:
    """The ops of a program, but for those that only hold it together."""
    try:
        return len(ops_of(import_module(load_generic(case.program))))
    except OpSpecError:
        return 0


def count_elements(case: Case) -> int:
    return sum(x.size for x in case.inputs)


def shrink(case: Case, judged: Judgement, ask: Callable[[Case], Judgement]) -> Shrunk:
    """The case as small as it gets while the answer is judged alike."""
    search = _Search(case, judged, ask)
    search.shrink()
    return Shrunk(search.case, search.judged, search.questions)


class _Search:
    """Takes what is smaller and judged alike, until nothing is, or enough was asked."""

    def __init__(self, case: Case, judged: Judgement, ask: Callable[[Case], Judgement]) -> None:
        self.case = case
        self.judged = judged
        self.questions = 0
        self._ask = ask
        self._most = HANGING if judged.verdict == HANG else QUESTIONS
        self._seen: set[tuple[object, ...]] = set()

    def shrink(self) -> None:
        if self.case.label == BYTECODE:
            self._try(replace(self.case, label=SENT))
        steps: tuple[Callable[[Case], Iterator[Smaller]], ...] = (
            with_fewer_ops,
            lambda case: with_fewer_elements(case, self.judged.index),
            with_plainer_values,
        )
        while self.questions < self._most:
            before = self.case
            for step in steps:
                while self._one(step):
                    pass
            if self.case is before:
                return

    def _one(self, step: Callable[[Case], Iterator[Smaller]]) -> bool:
        """Whether one of the smaller ones of a step is judged alike; it takes the place of the case."""
        for smaller in step(self.case):
            if self.questions >= self._most:
                return False
            key = (smaller.program, *((x.shape, x.tobytes()) for x in smaller.inputs))
            if key in self._seen:
                continue
            self._seen.add(key)
            made = as_case(self.case, smaller)
            if made is not None and self._try(made):
                return True
        return False

    def _try(self, case: Case) -> bool:
        self.questions += 1
        found = self._ask(case)
        if found.verdict != self.judged.verdict:
            return False
        self.case, self.judged = case, found
        return True
