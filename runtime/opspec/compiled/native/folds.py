"""Folds in LLVM's text: those of one term after another, and those by chunks, which are `trees`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.regions import Position, Region, Steps, Value, loop
from opspec.compiled.native.terms import Running, Terms
from opspec.compiled.native.trees import Column, Reserve, Row
from opspec.compiled.native.values import Values, free_of
from opspec.compiled.nodes import Fold
from opspec.reads.symbols import Variable

UNROLLED = 16  # terms, one after another, that are written out


class Folds:
    """Writes folds."""

    def __init__(self, target: InstructionSet, reserve: Reserve) -> None:
        self.values = Values(target, self.folded)
        self._reserve = reserve

    def folded(self, region: Region, fold: Fold) -> list[Value]:
        """The results of a fold."""
        lanes = region.width(free_of(fold))
        if fold.order == "sequential":
            return _sequence(region, Terms(self.values, fold, lanes))
        terms = Terms(self.values, fold, lanes)
        varies = bool(region.varying & free_of(fold))
        found = (Column if varies else Row)(terms, self._reserve).folded(region)
        start = terms.start(region)
        return (found if start is None else terms.joined(region, start, found)).values


def _sequence(region: Region, terms: Terms) -> list[Value]:
    fold = terms.fold
    running = terms.start(region)
    if fold.count <= UNROLLED:
        for at in product(*(range(variable.size) for variable in fold.variables)):
            part = region.inner()
            for variable, number in zip(fold.variables, at, strict=True):
                part.bind(variable, place=Position(number))
            term = terms.term(part)
            running = term if running is None else terms.joined(part, running, term)
            region.join(part)
        assert running is not None
        return running.values
    return _nest(region, terms, fold.variables, running or terms.nothing()).values


def _nest(region: Region, terms: Terms, variables: Sequence[Variable], running: Running) -> Running:
    variable, *others = variables
    counter = f"%{region.name('k')}"

    def body(turn: Region, carried: Sequence[Value]) -> list[Value]:
        now = running.like(carried)
        if others:
            return _nest(turn, terms, others, now).parts
        made = terms.joined(turn, now, terms.term(turn))
        return made.parts if running.some is None else terms.filled(made).parts

    inner = region.inner()
    inner.bind(variable, place=Position(counter))
    return running.like(loop(region, inner, counter, Steps(0, variable.size), running.parts, body))
