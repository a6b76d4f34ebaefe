"""What a sharding rule promises, held against what the formulas really read; nothing here knows how rules are made.

- pass: an element of a part of the result reads of an operand only the same part;
- reduction: a term reads of the operands one part only, and the terms of each part, combined by themselves, combine to
  the result;
- data: the element is one element of the operand, whichever part it lies in;
- permutation: it reads besides its part no more of its neighbours' than the halo.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any, TypeAlias

import numpy as np
import pytest

from opspec.catalog.op_files import load
from opspec.formula import evaluation
from opspec.formula.example_arrays import ExampleArrays
from opspec.formula.example_outputs import outputs_of
from opspec.formula.tree import Env, Evaluator
from opspec.programs.records import ModuleView
from opspec.reads.of_programs import use_of_view
from opspec.sharding_rules.rules import Dimensions, Factor, Kind, ShardingRule
from opspec.values.dims import Undefined
from opspec_model.definitions.spec import Op, Pull
from opspec_model.language.tree import Read

Tensor: TypeAlias = tuple[str, int | None]
Spot: TypeAlias = tuple[str, int | None, tuple[int, ...]]
Point: TypeAlias = tuple[Any, ...] | None  # the term of a fold that reads, None outside of terms
Element: TypeAlias = Spot  # of a result or of a stage


@dataclass
class Log:
    """What each element reads, by the term that reads it."""

    reads: dict[Element, dict[Point, set[Spot]]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(set)))
    now: Element = ("", None, ())
    point: Point = None

    def closed(self, element: Element, stages: frozenset[str]) -> dict[Point, set[Spot]]:
        """What an element reads of operands, through the stages on the way."""
        found: dict[Point, set[Spot]] = defaultdict(set)
        for point, spots in self.reads[element].items():
            for spot in spots:
                if spot[0] in stages:
                    for inner in self.closed(spot, stages).values():
                        found[point] |= inner
                else:
                    found[point].add(spot)
        return found


def logging(op: Op, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, what the formulas of this op read is written down, with the term that reads it."""
    attributes = {leaf.name for leaf in op.leaves}

    class Reading(Evaluator):
        __slots__ = ()

        def _read(self, node: Read, env: Env) -> Any:
            found = super()._read(node, env)
            if self.op.name == op.name:
                label = self.value(node.tensor, env).label
                name, _, item = label.removesuffix("]").partition("[")
                index = tuple(int(x) for x in self.value(node.index, env))
                if name in attributes:
                    return found
                log.reads[log.now][log.point].add((name, int(item) if item else None, index))
            return found

    at, points = evaluation._at, evaluation._points

    def _at(walker: Any, stage: Any, env: Any, index: tuple[int, ...], item: int | None) -> Any:
        if walker.op.name == op.name:
            log.now, log.point = (stage.name, item, index), None
        return at(walker, stage, env, index, item)

    def _points(walker: Any, fold: Any, env: Any) -> Iterator[Any]:
        for values in points(walker, fold, env):
            if walker.op.name == op.name:
                point = tuple(values.values())
                log.point = point
            yield values

    monkeypatch.setattr(evaluation, "Evaluator", Reading)
    monkeypatch.setattr(evaluation, "_at", _at)
    monkeypatch.setattr(evaluation, "_points", _points)


# --- parts ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Split:
    """One factor of a rule, shared by parts that end at `ends`."""

    rule: ShardingRule
    number: int
    ends: tuple[int, ...]

    @property
    def factor(self) -> Factor:
        return self.rule.factors[self.number]

    def part(self, dimensions: Dimensions, index: Sequence[int]) -> int | None:
        """In which part an element lies; None if the factor is none of its tensor's."""
        for factors, at in zip(dimensions, index, strict=True):
            if self.number in factors:
                inner = prod(self.rule.factors[f].size for f in factors[factors.index(self.number) + 1 :])
                place = at // inner % self.factor.size
                return next(part for part, end in enumerate(self.ends) if place < end)
        return None


def splits(rule: ShardingRule) -> Iterator[Split]:
    """Every factor, in 2, 3 and 4 parts, equal where the size allows it, and otherwise not."""
    for number, factor in enumerate(rule.factors):
        for parts in (2, 3, 4):
            if factor.kind is Kind.PERMUTATION or (factor.size >= parts and factor.kind is not Kind.REPLICATED):
                yield Split(rule, number, tuple(factor.size * (part + 1) // parts for part in range(parts)))


@dataclass(frozen=True)
class Broken:
    """A promise that is not kept."""

    split: Split
    why: str

    def __str__(self) -> str:
        return f"factor {self.split.number} of {self.split.rule} in {len(self.split.ends)} parts: {self.why}"


@dataclass
class Trial:
    """An op with values, and a way to compute it again with some of its terms only."""

    name: str
    operands: Mapping[Tensor, np.ndarray]
    results: Mapping[Tensor, np.ndarray]
    stages: frozenset[str]
    evaluate: Callable[[], Mapping[Tensor, np.ndarray]]
    log: Log

    @property
    def made(self) -> frozenset[str]:
        """What formulas read of that is no operand: stages, and results that others are made of."""
        return self.stages | {name for name, _ in self.results}

    def broken(self, rule: ShardingRule) -> Iterator[Broken]:
        """The promises of a rule that are not kept."""
        for message in self._misfits(rule):
            yield Broken(Split(rule, 0, ()), message)
            return
        for split in splits(rule):
            why = next(self._broken(split), None)
            if why is not None:
                yield Broken(split, why)

    def _misfits(self, rule: ShardingRule) -> Iterator[str]:
        moved = {number for number, f in enumerate(rule.factors) if f.kind in (Kind.PERMUTATION, Kind.REPLICATED)}
        for tensors, given in ((rule.operands, self.operands), (rule.results, self.results)):
            for dimensions, (name, array) in zip(tensors, given.items(), strict=True):
                if len(dimensions) != array.ndim:
                    yield f"{name} has rank {array.ndim}"
                for factors, size in zip(dimensions, array.shape, strict=False):
                    if rule.size(factors) != size and not moved & set(factors):
                        yield f"{name} has a dimension of size {size}, not {rule.size(factors)}"

    def _broken(self, split: Split) -> Iterator[str]:
        of = dict(zip(self.operands, split.rule.operands, strict=True))
        kind = split.factor.kind
        if kind is Kind.PERMUTATION:
            yield from self._halo(split)
            return
        owners: dict[tuple[Element, Point], int] = {}
        for (name, array), dimensions in zip(self.results.items(), split.rule.results, strict=True):
            for index in np.ndindex(*array.shape):
                own = split.part(dimensions, index)
                element = (name[0], name[1] if (name[0], name[1], index) in self.log.reads else None, index)
                for point, spots in self.log.closed(element, self.made).items():
                    parts = {
                        part: spot for spot in spots if (part := split.part(of[spot[0], spot[1]], spot[2])) is not None
                    }
                    foreign = [spot for part, spot in parts.items() if part != own]
                    if kind is Kind.PASS and foreign and any(self._matters(spot, name, index) for spot in foreign):
                        yield f"{name}{list(index)} reads {foreign}"
                    elif kind in (Kind.REDUCTION, Kind.DATA) and own is not None:
                        yield f"it is a factor of {name} too"
                    elif kind is Kind.REDUCTION and (len(parts) > 1 or (parts and point is None)):
                        yield f"a term of {name}{list(index)} reads {list(parts.values())}"
                    elif kind is Kind.DATA and parts and not self._is_one(array[index], list(parts.values())):
                        yield f"{name}{list(index)} is not one of {list(parts.values())}"
                    if kind is Kind.REDUCTION:
                        owners[element, point] = next(iter(parts), 0)
        if kind is Kind.REDUCTION:
            yield from self._sums(split, owners)

    def _halo(self, split: Split) -> Iterator[str]:
        """Where parts are of equal size, but for the last ones, which are shorter."""
        parts, number = len(split.ends), split.number
        halos = split.rule.halo(number, parts)
        names = list(self.operands)
        for (name, array), dimensions in zip(self.results.items(), split.rule.results, strict=True):
            along = next((d for d, factors in enumerate(dimensions) if number in factors), None)
            if along is None:
                continue
            for index in np.ndindex(*array.shape):
                own = index[along] // -(-array.shape[along] // parts)
                element = (name[0], name[1] if (name[0], name[1], index) in self.log.reads else None, index)
                for spot in set().union(*self.log.closed(element, self.made).values()):
                    operand = names.index((spot[0], spot[1]))
                    for d, factors in enumerate(split.rule.operands[operand]):
                        if number in factors:
                            size = self.operands[spot[0], spot[1]].shape[d]
                            step = -(-size // parts)
                            before, behind = halos.get((operand, d), (0, 0))
                            low, high = min(own * step, size) - before, min((own + 1) * step, size) + behind
                            if not low <= spot[2][d] < high:
                                yield f"{name}{list(index)} reads {spot}, which no halo of {before}, {behind} has"

    def _matters(self, spot: Spot, name: Tensor, index: tuple[int, ...]) -> bool:
        """Whether another value there changes an element: an index that is clamped, or of another batch, does not."""
        array = self.operands[spot[0], spot[1]]
        if array.dtype.kind not in "iu":
            return True
        before = array[spot[2]].copy()
        try:
            for value in (0, 1, 3, 7):
                array[spot[2]] = value
                if not _same(self.evaluate()[name][index], self.results[name][index]):
                    return True
        finally:
            array[spot[2]] = before
        return False

    def _is_one(self, value: np.ndarray, spots: Sequence[Spot]) -> bool:
        """Whether a value is that of the only part that is read."""
        found = [self.operands[spot[0], spot[1]][spot[2]] for spot in spots]
        return len(found) == 1 and _same(found[0], value)

    def _sums(self, split: Split, owners: Mapping[tuple[Element, Point], int]) -> Iterator[str]:
        """What the terms of each part make, the first with the initial value, combines to the result."""
        fold_of, points = evaluation._fold, evaluation._points
        chosen: list[int] = [0]

        def some(walker: Any, fold: Any, env: Any) -> Iterator[Any]:
            for values in points(walker, fold, env):
                if (
                    walker.op.name != self.name
                    or not self._final(fold_now)
                    or owners.get((self.log.now, tuple(values.values())), 0) == chosen[0]
                ):
                    yield values

        fold_now: list[Any] = []

        def by_part(walker: Any, fold: Any, env: Any, item: int | None) -> Any:
            if walker.op.name != self.name or self.log.now[0] in self.stages:
                return fold_of(walker, fold, env, item)
            found = None
            for part in range(len(split.ends)):
                chosen[0] = part
                fold_now.append(fold)
                try:
                    own = fold_of(walker, fold if part == 0 else replace(fold, init=None), env, item)
                except Undefined:
                    continue  # it has no terms
                finally:
                    fold_now.pop()
                if found is None:
                    found = own
                elif fold.combined is not None:
                    found = walker.value(fold.combined, {**env, **dict(zip(fold.pair, (found, own), strict=True))})
                else:
                    found = evaluation._combined(walker, fold.combine, found, own, env)
            return found

        with pytest.MonkeyPatch.context() as monkeypatch:
            monkeypatch.setattr(evaluation, "_points", some)
            monkeypatch.setattr(evaluation, "_fold", by_part)
            monkeypatch.setattr(evaluation, "_at", _noting(self.log, self.name))
            found = self.evaluate()
        for name, array in self.results.items():
            if not _alike(found[name], array):
                yield f"what the parts make of {name} does not combine to it"

    def _final(self, folds: Sequence[Any]) -> bool:
        return bool(folds) and self.log.now[0] not in self.stages


def _same(one: np.ndarray, other: np.ndarray) -> bool:
    return np.array_equal(one, other, equal_nan=np.asarray(other).dtype.kind in "fc")


def _alike(found: np.ndarray, wanted: np.ndarray) -> bool:
    """Equal, but for the rounding of sums of numbers that are no integers."""
    if wanted.dtype.kind not in "fc":
        return np.array_equal(found, wanted)
    scale = np.max(np.abs(wanted), initial=1.0, where=np.isfinite(wanted))
    return np.allclose(found, wanted, rtol=1e-5, atol=1e-5 * float(scale), equal_nan=True)


def _noting(log: Log, name: str) -> Callable[..., Any]:
    """Which element is made now is written down, as while logging."""
    at = evaluation._at

    def _at(walker: Any, stage: Any, env: Any, index: tuple[int, ...], item: int | None) -> Any:
        if walker.op.name == name:
            log.now = (stage.name, item, index)
        return at(walker, stage, env, index, item)

    return _at


def trial(module: ModuleView, arrays: Sequence[np.ndarray]) -> Trial:
    """The only op of a program with these arguments, computed once."""
    view = module.functions["main"].regions[0].block.ops[0]
    op, _ = load(view.name)
    use = use_of_view(view)
    operands = dict(zip(_names(op.operands, use.operands), arrays, strict=True))
    results = list(_names(op.results, use.results))

    def evaluate() -> Mapping[Tensor, np.ndarray]:
        return dict(zip(results, evaluation.run(module, *arrays), strict=True))

    return _trial(op, operands, evaluate)


def of_example(op: Op, case: ExampleArrays) -> Trial:
    """A hand-written use of an op, computed once."""
    pairs = zip(op.operands, case.operands, strict=True)
    given = [(value, group) for value, group in pairs if group is not None]
    values, groups = [value for value, _ in given], [group for _, group in given]
    operands = dict(zip(_names(values, groups), _flat(groups), strict=True))
    results = list(_names(op.results, case.outputs))

    def evaluate() -> Mapping[Tensor, np.ndarray]:
        return dict(zip(results, _flat(outputs_of(op, case)), strict=True))

    return _trial(op, operands, evaluate)


def _trial(op: Op, operands: Mapping[Tensor, np.ndarray], evaluate: Callable[[], Mapping[Tensor, np.ndarray]]) -> Trial:
    log = Log()
    with pytest.MonkeyPatch.context() as monkeypatch:
        logging(op, log, monkeypatch)
        made = evaluate()
    assert isinstance(op.semantics, Pull)
    stages = frozenset(stage.name for stage in op.semantics.stages) - {value.name for value in op.results}
    return Trial(op.name, operands, made, stages, evaluate, log)


def _flat(groups: Sequence[Any]) -> list[np.ndarray]:
    return [np.asarray(x) for group in groups for x in (group if isinstance(group, list) else [group])]


def _names(declared: Sequence[Any], given: Sequence[Any]) -> Iterator[Tensor]:
    for value, group in zip(declared, given, strict=True):
        if isinstance(group, list):
            yield from ((value.name, item) for item in range(len(group)))
        else:
            yield value.name, None
