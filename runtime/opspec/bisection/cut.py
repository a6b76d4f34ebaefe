"""A pass that changes what is computed, shown by two programs that are as small as can be: before it, and after it.

Both are cut where their values agree. What is computed from there to the first value that differs is left; the
values at the cut are the arguments. Then sizes and values become smaller, as long as the two part.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, product
from typing import TypeAlias

import numpy as np

from opspec.agreement.oracles.answers import ALONE, Grid
from opspec.agreement.program_parts import of_ops
from opspec.agreement.shown_programs import generic
from opspec.bisection.passes import PassParting, Ran, parted, run_as
from opspec.bisection.processes import Given, meet, watched
from opspec.conform.asked import Case
from opspec.conform.smaller import with_fewer_elements, with_plainer_values
from opspec.errors import OpSpecError
from opspec.execution.events import Event
from opspec.execution.executor import MAIN
from opspec.execution.runnable_blocks import place
from opspec.programs.loading import load_generic
from opspec.programs.records import CONSTANTS, ModuleView, View, import_module
from opspec.values.arrays import Array
from opspec.values.dims import Undefined
from opspec.verification.verifier import verify

Values: TypeAlias = tuple[Array, ...]  # of one value, that of each process
PATIENCE_S = 20.0
_BETWEEN = "\n// -----\n"
Agree: TypeAlias = Callable[[Values | None, Values | None], bool]
_ROUNDED = 1024  # units in the last place of the greatest element
_MOST_TRIED = 40  # values that differ, of which the first may be of no account


@dataclass(frozen=True, slots=True)
class PartingPrograms:
    """Two programs with @main that take the same arguments, and how they part. Several processes may have to run them:
    the arguments are those of each. `place`: the op behind the pass whose value parts, and where it comes from.
    """

    before: str
    after: str
    parting: PassParting
    ops: int
    place: str = ""

    @property
    def given(self) -> Given:
        return self.parting.before.given

    @property
    def grid(self) -> Grid:
        return self.parting.before.grid


def shown(found: PassParting) -> PartingPrograms | None:
    """None where nothing smaller than the whole programs shows it."""
    end = time.monotonic() + PATIENCE_S
    old, new = _Traced(found.before), _Traced(found.after)
    for agree, (mine, theirs) in product((_near, _same), _differing(old, new)):
        made = _pair(found, (old, new), (mine, theirs), agree)
        if made is not None:
            maker = new.maker.get(theirs)
            return replace(_shrunk(made, end), place="" if maker is None else place(maker))
        if time.monotonic() > end:
            break
    return None


# --- cutting ------------------------------------------------------------------------------------------------


class _Traced:
    """What ran, with the value of each op of @main."""

    def __init__(self, ran: Ran) -> None:
        self.ran = ran
        self.view = ran.view
        block = self.view.functions[MAIN].regions[0].block
        self.ops = block.ops[:-1]
        self.arguments = block.arguments
        self.results = block.ops[-1].operands
        self.values: dict[int, Values] = dict(zip(block.arguments, zip(*ran.given, strict=True), strict=True))
        self.maker = {value: op for op in self.ops for value in op.results}
        self._watch()
        self.named = {name: op for op in self.ops if (name := op.location.instruction)}

    def _watch(self) -> None:
        seen: list[dict[int, Array]] = [{} for _ in self.ran.given]
        sees = [partial(_keep, values) for values in seen]
        watched(self.view, self.ran.given, self.ran.grid, sees, self.ran.reading)
        for value in seen[0]:
            if all(value in own for own in seen):
                self.values[value] = tuple(own[value] for own in seen)
        for op in self.ops:
            for at, value in enumerate(op.results):
                found = self._given(op, at)
                if found is not None:
                    self.values[value] = found

    def _given(self, op: View, at: int) -> Values | None:
        """The value of a constant, and of a call what its function gave."""
        if op.name in CONSTANTS:
            return self._constant(op)
        while op.name == "func.call":
            ends = self.view.functions[str(op.attributes["callee"])].regions[0].block.ops[-1]
            value = ends.operands[at]
            if value in self.values:
                return self.values[value]
            inner = ends.defining(at)
            if inner is None or inner.name != "func.call":
                return None if inner is None else self._constant(inner)
            op, at = inner, list(inner.results).index(value)
        return None

    def _constant(self, op: View) -> Values | None:
        value = op.attributes.get("value")
        return (value,) * len(self.ran.given) if isinstance(value, np.ndarray) else None

    def slice(self, value: int, cut: Mapping[int, object]) -> tuple[list[View], list[int]]:
        """The ops that a value needs, in their order, and the values at which it is cut."""
        needed: set[int] = set()
        reads: dict[int, None] = {}
        pending = [value]
        while pending:
            op = self.maker.get(pending.pop())
            if op is None or id(op) in needed:
                continue
            needed.add(id(op))
            for x in _read(op):
                if x in cut or x not in self.maker:
                    reads[x] = None
                else:
                    pending.append(x)
        return [op for op in self.ops if id(op) in needed], list(reads)


def _read(op: View) -> list[int]:
    """What an op reads, the ops in it too."""
    inner = list(op.walk())
    own = {x for each in inner for x in each.results}
    own |= {x for each in inner for region in each.regions for b in region.blocks for x in b.arguments}
    return list(dict.fromkeys(x for each in inner for x in each.operands if x not in own))


def _keep(values: dict[int, Array], event: Event) -> None:
    pairs = zip(event.view.results, event.results, strict=True)
    values.update({x: np.array(value) for x, value in pairs if isinstance(value, np.ndarray | np.generic)})


def _same(x: Values | None, y: Values | None) -> bool:
    return x is not None and y is not None and all(map(_equal, x, y))


def _near(x: Values | None, y: Values | None) -> bool:
    """Whether they may be the same but for what earlier ops rounded; then both programs get that of the first."""
    return x is not None and y is not None and all(map(_close, x, y))


def _close(x: Array, y: Array) -> bool:
    if x.dtype.kind != "f" or x.dtype != y.dtype or x.shape != y.shape:
        return _equal(x, y)
    with np.errstate(all="ignore"):
        far = np.abs(x - y) <= _ROUNDED * np.finfo(x.dtype).eps * np.max(np.abs(x), initial=0)
    return bool((far | (x == y) | ((x != x) & (y != y))).all())


def _equal(x: Array, y: Array) -> bool:
    return x.dtype == y.dtype and x.shape == y.shape and x.tobytes() == y.tobytes()


def _differing(old: _Traced, new: _Traced) -> Iterator[tuple[int, int]]:
    """Values of the same name and type that differ, in the order of the program; then the results."""
    tried = 0
    for op in new.ops:
        twin = old.named.get(op.location.instruction)
        if twin is None or list(twin.result_types) != list(op.result_types):
            continue
        for mine, theirs in zip(twin.results, op.results, strict=True):
            x, y = old.values.get(mine), new.values.get(theirs)
            if x is not None and y is not None and not _same(x, y) and tried < _MOST_TRIED:
                tried += 1
                yield mine, theirs
    yield from zip(old.results, new.results, strict=False)


def _pair(
    found: PassParting, traced: tuple[_Traced, _Traced], at: tuple[int, int], agree: Agree
) -> PartingPrograms | None:
    """The two programs from where all agrees to a value of each; None where they do not part."""
    (old, new), (mine, theirs) = traced, at
    agreeing = [
        (x, y)
        for name, op in old.named.items()
        if (twin := new.named.get(name)) is not None and op.name not in CONSTANTS
        for x, y in zip(op.results, twin.results, strict=False)
        if x != mine and agree(old.values.get(x), new.values.get(y))
    ]
    agreeing += zip(old.arguments, new.arguments, strict=True)
    to_new = dict(agreeing)
    to_old = {y: x for x, y in agreeing}
    before, reads = old.slice(mine, to_new)
    after, others = new.slice(theirs, to_old)
    taken = list(dict.fromkeys([*(x for x in reads if x in to_new), *(to_old[y] for y in others if y in to_old)]))
    if any(x not in old.values for x in taken) or not (before or after):
        return None
    try:
        texts = (
            generic(of_ops(old.view, taken, before, [mine])),
            generic(of_ops(new.view, [to_new[x] for x in taken], after, [theirs])),
        )
    except (OpSpecError, KeyError):
        return None
    given = [[old.values[x][process] for x in taken] for process in range(len(old.ran.given))]
    made = _parting(found, texts, given, old.ran.grid)
    if made is None or made.grid == ALONE or meet(made.parting.before.view) or meet(made.parting.after.view):
        return made
    alone = (_parting(found, texts, [own], ALONE) for own in given)  # no process asks another one
    return next((each for each in alone if each is not None), made)


def _parting(found: PassParting, texts: Sequence[str], given: Given, grid: Grid) -> PartingPrograms | None:
    """Two programs that part on these arguments."""
    ran = []
    try:
        for text, whole in zip(texts, (found.before, found.after), strict=True):
            module = load_generic(text)
            if verify(module):
                return None
            ran.append(run_as(whole.stage, import_module(module), grid, given, whole.reading))
        before, after = ran
        if [(x.dtype, x.shape) for x in before.outputs] != [(x.dtype, x.shape) for x in after.outputs]:
            return None
        if all(map(_equal, before.outputs, after.outputs)):
            return None
        parting = parted(before, after)
    except (OpSpecError, Undefined, ValueError, IndexError, KeyError):
        return None
    if parting is None:
        return None
    return PartingPrograms(texts[0], texts[1], parting, sum(_count(each.view) for each in ran))


def _count(view: ModuleView) -> int:
    return sum(not op.name.startswith(("func.", "builtin.")) for op in view.walk())


# --- smaller ------------------------------------------------------------------------------------------------


def _shrunk(made: PartingPrograms, end: float) -> PartingPrograms:
    """With fewer elements and plainer values, as long as the two programs part."""
    seen: set[tuple[object, ...]] = set()
    smaller: PartingPrograms | None = made
    while smaller is not None:
        made, smaller = smaller, None
        at = made.parting.difference.get("index")
        flat = tuple(x for own in made.given for x in own)
        outputs = tuple(made.parting.before.outputs)
        case = Case("", "", "", "", made.before + _BETWEEN + made.after, flat, outputs, grid=made.grid)
        for each in chain(with_fewer_elements(case, at), with_plainer_values(case)):
            key = (each.program, *((x.shape, x.tobytes()) for x in each.inputs))
            if time.monotonic() > end:
                break
            if key in seen:
                continue
            seen.add(key)
            each_takes = len(flat) // len(made.given)
            given = [each.inputs[at : at + each_takes] for at in range(0, len(flat), each_takes or 1)] or made.given
            smaller = _parting(made.parting, each.program.split(_BETWEEN), given, made.grid)
            if smaller is not None:
                break
    return made
