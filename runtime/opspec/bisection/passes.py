"""Stage after stage on the same arguments: which pass only rounds otherwise, and which one changes what is computed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import prod

from opspec.agreement.oracles.answers import Grid
from opspec.bisection.noise import spread
from opspec.bisection.processes import Given, outputs_of, processes_of, turned
from opspec.bisection.stages import DumpStage
from opspec.errors import OpSpecError
from opspec.execution.executor import MAIN
from opspec.goldens.distances import CaseDifference, close, farthest
from opspec.goldens.distances import compare as distance
from opspec.goldens.vectors import Tolerance
from opspec.programs.loading import load
from opspec.programs.records import ModuleView, import_module
from opspec.values.arrays import Array
from opspec.values.types import Other, Tensor
from opspec_model.names import PUBLIC

Inputs = Callable[[Sequence[Tensor | Other]], list[Array]]  # the arguments of a program that takes these types


class PassVerdict(StrEnum):
    """What a pass did to the results."""

    FIRST = "first"  # there is nothing before it
    SAME = "same"  # every bit
    ROUNDING = "rounding"  # no more than what the ops before and after it may be off
    WRONG = "wrong"  # more
    BACK = "back"  # what came before the wrong pass
    OTHER = "other arguments"  # it takes others than the stages before
    NOT_RUN = "not run"


@dataclass(frozen=True, slots=True)
class PassRow:
    """A stage held against the one before it that ran. `ulp` is the greatest distance, `differing` the elements."""

    stage: DumpStage
    verdict: PassVerdict
    ulp: int | None = None
    differing: int = 0
    of: int = 0
    reason: str = ""


@dataclass(frozen=True)
class Ran:
    """A stage that ran: its program, as how many processes, what each of them was given, and what came out of one
    after the other.
    """

    stage: DumpStage
    view: ModuleView
    grid: Grid
    given: Given
    outputs: list[Array]
    reading: str = PUBLIC
    _spread: list[list[Array]] = field(default_factory=list)

    @property
    def spread(self) -> list[Array]:
        """How far each element may be off."""
        if not self._spread:
            self._spread.append(spread(self.view, self.given, self.grid, self.outputs, self.reading))
        return self._spread[0]


@dataclass(frozen=True, slots=True)
class PassParting:
    """The first pass that changed what is computed: what ran before and after it, and the first result that differs."""

    before: Ran
    after: Ran
    result: int
    difference: CaseDifference


@dataclass(frozen=True, slots=True)
class Bisection:
    """What became of each stage."""

    rows: tuple[PassRow, ...]
    parting: PassParting | None


class Stages:
    """Runs stages; those with the same program are run once."""

    def __init__(self, inputs: Inputs, reading: str = PUBLIC) -> None:
        self._inputs = inputs
        self._reading = reading
        self._known: dict[str, Ran] = {}

    def run(self, stage: DumpStage) -> Ran:
        """Raises OpSpecError where it cannot be run."""
        module = load(stage.path)
        text = str(module.operation)
        if text not in self._known:
            view = import_module(module)
            types = view.functions[MAIN].regions[0].block.types if MAIN in view.functions else ()
            grid = processes_of(view)
            self._known[text] = run_as(stage, view, grid, turned(self._inputs(types), grid), self._reading)
        known = self._known[text]
        return known if known.stage == stage else replace(known, stage=stage)


def run_as(stage: DumpStage, view: ModuleView, grid: Grid, given: Given, reading: str) -> Ran:
    """A program run as the processes of a grid."""
    return Ran(stage, view, grid, given, outputs_of(view, given, grid, reading=reading), reading)


def bisect(stages: Iterable[DumpStage], runs: Stages, told: Callable[[PassRow], None] = lambda _: None) -> Bisection:
    """Hold each stage against the one before it; `told` gets each row once it is known."""
    rows: list[PassRow] = []
    last: Ran | None = None
    right: Ran | None = None  # what ran before a wrong pass
    parting: PassParting | None = None
    for stage in stages:
        try:
            now = runs.run(stage)
        except OpSpecError as error:
            row = PassRow(stage, PassVerdict.NOT_RUN, reason=str(error).partition("\n")[0])
        else:
            row, found = _row(stage, last, now)
            if found is not None and right is not None and _row(stage, right, now)[1] is None:
                row, found, right = replace(row, verdict=PassVerdict.BACK), None, None
            if found is not None:
                right = right or found.before
            parting = parting or found
            last = now
        rows.append(row)
        told(row)
    return Bisection(tuple(rows), parting)


def hold(pairs: Iterable[tuple[DumpStage, DumpStage]], first: Stages, second: Stages) -> Bisection:
    """Hold the stages of a dump against those of another, pair by pair."""
    rows: list[PassRow] = []
    parting: PassParting | None = None
    for mine, theirs in pairs:
        try:
            here, there = first.run(mine), second.run(theirs)
        except OpSpecError as error:
            rows.append(PassRow(mine, PassVerdict.NOT_RUN, reason=str(error).partition("\n")[0]))
            continue
        row, found = _row(mine, here, there)
        rows.append(row)
        parting = parting or found
    return Bisection(tuple(rows), parting)


def _row(stage: DumpStage, before: Ran | None, after: Ran) -> tuple[PassRow, PassParting | None]:
    if before is None:
        return PassRow(stage, PassVerdict.FIRST), None
    if _types(before.given[0]) != _types(after.given[0]):
        return PassRow(stage, PassVerdict.OTHER, reason="it takes other arguments than the stage before"), None
    if before.grid != after.grid:  # one of them asks nobody any more
        before, after = _together(before, after)
    total = sum(x.size for x in after.outputs)
    if before.outputs is after.outputs:
        return PassRow(stage, PassVerdict.SAME, 0, 0, total), None
    if _types(before.outputs) != _types(after.outputs):
        said: CaseDifference = {"reason": "it gives other types than the stage before"}
        return PassRow(stage, PassVerdict.WRONG, reason=said["reason"]), PassParting(before, after, 0, said)
    exact = Tolerance(0)
    pairs = list(zip(after.outputs, before.outputs, strict=True))
    differing = sum(int((~close(x, y, exact)).sum()) for x, y in pairs)
    if not differing:
        return PassRow(stage, PassVerdict.SAME, 0, 0, total), None
    ulp = max((far for x, y in pairs if (far := farthest(x, y)) is not None), default=None)
    found = parted(before, after)
    verdict = PassVerdict.ROUNDING if found is None else PassVerdict.WRONG
    return PassRow(stage, verdict, ulp, differing, total), found


def _types(values: Sequence[Array]) -> list[tuple[object, tuple[int, ...]]]:
    return [(x.dtype, x.shape) for x in values]


def _together(before: Ran, after: Ran) -> tuple[Ran, Ran]:
    """Both run as the processes of the one that has more."""
    more, fewer = sorted((before, after), key=lambda ran: prod(ran.grid), reverse=True)
    again = run_as(fewer.stage, fewer.view, more.grid, more.given, fewer.reading)
    return (more, again) if more is before else (again, more)


def parted(before: Ran, after: Ran) -> PassParting | None:
    """The first result that differs by more than rounding explains."""
    for at, (x, y) in enumerate(zip(after.outputs, before.outputs, strict=True)):
        bound = before.spread[at] + after.spread[at]
        found = distance(x, y, Tolerance(None, bound))
        if found is not None:
            return PassParting(before, after, at, found)
    return None
