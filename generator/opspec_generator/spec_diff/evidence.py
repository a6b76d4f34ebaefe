"""Programs that tell two states of an op apart: accepted by one and refused by the other, or of another value."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import numpy as np

from opspec.errors import OpSpecError
from opspec.formula.example_outputs import difference
from opspec.instances.edits import edits
from opspec.instances.instance import Instance, flat, from_example
from opspec.instances.judge import InstanceJudge
from opspec.values.types import ElementType, Tensor
from opspec_generator.emit.emitted_code import EmittedJudge
from opspec_generator.remembered import content, files, recalled
from opspec_generator.witnesses.given_values import Fill, counting, results_of
from opspec_generator.witnesses.search import search
from opspec_model.definitions.spec import Op
from opspec_model.text.problems import SpecError

MOST = 3_000  # instances that are judged
MOST_VALUED = 60  # instances that are computed, in each way to fill them
MOST_ELEMENTS = 64
SPECIAL = (0.0, -1.5, 2.0, math.nan, -0.0, math.inf, 0.5, -3.0, 1e-3, -math.inf, 7.0, -0.75)


def _apart(operand: int, place: int, kind: str) -> float:
    return (operand + place) % 2 if kind == "bool" else 3 * operand + place + 1


def _special(operand: int, place: int, kind: str) -> float:
    value = SPECIAL[(5 * place + 3 * operand + 1) % len(SPECIAL)]
    if kind in ("float", "complex"):
        return value
    number = int(value) if math.isfinite(value) else 3
    return abs(number) if kind in ("uint", "bool", "index") else number


FILLS: dict[Fill, str] = {
    counting: "operands count from 0",
    _apart: "operands count, each from 3 more than the one before, from 1",
    _special: "operands hold zeros, NaN, infinities and others",
}


@dataclass
class Evidence:
    """Two states of an op with the same names of everything, and what tells them apart."""

    old: Op
    new: Op
    refused: Instance | None = None  # by the new one alone
    accepted: Instance | None = None  # by the new one alone
    both: list[Instance] = field(default_factory=list)
    other: tuple[Instance, str] | None = None  # valid in both, and of another value

    def search(self, rules: bool, meaning: bool) -> None:
        """`rules`, `meaning`: which of these differ, as they are written."""
        told = recalled("evidence", lambda: self._decide(rules, meaning), lambda: self._found(rules, meaning))
        self.refused, self.accepted, self.other = told

    def _decide(self, rules: bool, meaning: bool) -> Iterator[str]:
        """Hashes of what the search looks at; of other ops that is what regions are made of."""
        yield f"{rules} {meaning}"
        for op in (self.old, self.new):
            yield content(op)
            yield from files(op.depends) if op.regions else ()

    def _found(
        self, rules: bool, meaning: bool
    ) -> tuple[Instance | None, Instance | None, tuple[Instance, str] | None]:
        old, new = EmittedJudge(self.old), EmittedJudge(self.new)
        self._look(_around(self.old, old), old, new)
        self._look(_around(self.new, new), old, new)
        if rules and self.refused is None:
            self._look(_witnesses(self.new), old, new)
        if rules and self.accepted is None:
            self._look(_witnesses(self.old), old, new)
        if meaning:
            self._compute()
        return self.refused, self.accepted, self.other

    def _look(self, instances: Iterable[Instance], old: InstanceJudge, new: InstanceJudge) -> None:
        for instance in instances:
            before, after = old.broken(instance), new.broken(instance)
            if not before and not after:
                self.both.append(instance)
            elif not before:
                self.refused = _simpler(self.refused, instance)
            elif not after:
                self.accepted = _simpler(self.accepted, instance)

    def _compute(self) -> None:
        valued = [instance for instance in self.both if _is_small(instance)]
        for fill in FILLS:
            for instance in sorted(valued, key=lambda instance: instance.cost)[:MOST_VALUED]:
                said = _differing(self.old, self.new, instance, fill)
                if said:
                    self.other = instance, said
                    return


def _around(op: Op, judge: EmittedJudge) -> Iterator[Instance]:
    """The examples of an op, and what is one step away from them."""
    names = frozenset(
        [*(value.name for value in (*op.operands, *op.results)), *(leaf.name for leaf in op.leaves)]
        + [region.name for region in op.regions]
    )
    seen: set[str] = set()
    for example in op.shown:
        seed = from_example(op, example)
        near = edits(op, judge.signature, seed, judge.attribute_defaults(seed), names)
        for instance in (seed, *(x for other in near for x in (other, judge.repaired(other)) if x is not None)):
            if len(seen) < MOST and instance.key not in seen:
                seen.add(instance.key)
                yield instance


def _witnesses(op: Op) -> Iterator[Instance]:
    try:
        found = search(op, EmittedJudge)
    except SpecError:  # which `opspec generate` says
        return
    yield from (witness.instance for witness in (*found.broken, *found.kept))


def _simpler(known: Instance | None, other: Instance) -> Instance:
    return other if known is None or other.cost < known.cost else known


def _is_small(instance: Instance) -> bool:
    types = flat((*instance.operands, *instance.results))
    known = all(isinstance(x, Tensor) and isinstance(x.element, ElementType) and _sized(x) for x in types)
    return known and all(body.graph and "'" not in body.graph for body in instance.bodies)


def _sized(type_: Tensor) -> bool:
    sizes = tuple.__iter__(type_.shape)
    return all(type(size) is int for size in sizes) and math.prod(type_.shape) <= MOST_ELEMENTS


def _differing(old: Op, new: Op, instance: Instance, fill: Fill) -> str:
    try:
        before, after = results_of(old, instance, fill), results_of(new, instance, fill)
    except (OpSpecError, AssertionError, KeyError, TypeError, ValueError):  # one that cannot be computed alone
        return ""
    filled = FILLS[fill]
    if isinstance(before, str) or isinstance(after, str):
        same = isinstance(before, str) and isinstance(after, str)
        return "" if same else f"it has a value in one of them alone, where {filled}"
    for value, x, y in zip(new.results, before, after, strict=False):
        if x.shape == y.shape:
            for at in np.ndindex(*x.shape):
                if difference(np.asarray(y[at]), np.asarray(x[at])):
                    return f"{value.name}{list(at)} was {x[at]!s} and is {y[at]!s}, where {filled}"
        else:
            return f"{value.name} was of shape {x.shape} and is of shape {y.shape}"
    return ""
