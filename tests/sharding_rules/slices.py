"""What a declared rule promises, held against the op on slices; nothing here knows how rules are made.

- pass: the op on the parts of its operands gives that part of its results;
- permutation: what lies outside of a part and its halo changes nothing in that part of the results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from opspec.formula.evaluation import evaluate
from opspec.formula.example_arrays import ExampleArrays
from opspec.formula.example_outputs import region
from opspec.programs.records import View
from opspec.reads.of_programs import use_of_view
from opspec.sharding_rules.rules import Dimensions, Kind, ShardingRule
from opspec.values.dims import Undefined, Vec
from opspec.values.types import Tensor
from opspec_model.definitions.spec import DeclaredValue, Op

Regions: TypeAlias = Mapping[str, Callable[..., Any]]
Arrays: TypeAlias = Sequence[np.ndarray]
# What the regions of random programs do.
REGIONS: Regions = {"comparator": np.less, "select": np.greater_equal, "scatter": np.add}


@dataclass(frozen=True)
class Application:
    """An op with attributes, operands and the types of its results; items of lists stand one by one."""

    op: Op
    attributes: Mapping[str, object]
    regions: Regions
    operands: Arrays
    types: Sequence[Tensor]

    def results(self, operands: Arrays, shapes: Sequence[Sequence[int]]) -> Arrays:
        """What the op gives for other operands."""
        types = [Tensor(Vec(shape), type_.element) for shape, type_ in zip(shapes, self.types, strict=True)]
        given = _grouped(self.op.operands, operands)
        found = evaluate(self.op, given, self.attributes, _grouped(self.op.results, types), self.regions)
        return [np.asarray(x) for group in found for x in (group if isinstance(group, list) else [group])]

    def broken(self, rule: ShardingRule) -> Iterator[str]:
        """The promises of a rule that are not kept."""
        shapes = [type_.shape for type_ in self.types]
        with np.errstate(all="ignore"):
            whole = self.results(self.operands, shapes)
            for number, factor in enumerate(rule.factors):
                for ends in _ends(factor.size):
                    if factor.kind is Kind.PASS:
                        yield from self._sliced(rule, number, ends, whole)
                for parts in (2, 3) if factor.kind is Kind.PERMUTATION else ():
                    yield from self._changed(rule, number, parts, whole)

    def _sliced(self, rule: ShardingRule, number: int, ends: Sequence[int], whole: Arrays) -> Iterator[str]:
        if not any(number in dims for tensor in rule.operands for dims in tensor):
            return  # nothing is shared that is read
        for low, high in zip((0, *ends[:-1]), ends, strict=True):
            operands = [
                _slice(x, dims, number, low, high) for x, dims in zip(self.operands, rule.operands, strict=True)
            ]
            wanted = [_slice(x, dims, number, low, high) for x, dims in zip(whole, rule.results, strict=True)]
            given = f"{self.op.name}: {low} to {high} of factor {number} of {rule} by themselves give"
            try:
                found = self.results(operands, [x.shape for x in wanted])
            except (Undefined, IndexError, ValueError) as problem:  # functions trust what rules promise
                yield f"{given} nothing: {problem}"
            else:
                if not all(map(_equal, found, wanted)):
                    yield f"{given} {found}"

    def _changed(self, rule: ShardingRule, number: int, parts: int, whole: Arrays) -> Iterator[str]:
        random = np.random.default_rng(parts)
        halos = rule.halo(number, parts)
        for part in range(parts):
            operands = []
            for at, (x, dims) in enumerate(zip(self.operands, rule.operands, strict=True)):
                left = np.ones(x.shape, bool)
                for d, factors in enumerate(dims):
                    before, behind = halos.get((at, d), (0, 0))
                    if number in factors:
                        low, high = _part(x.shape[d], part, parts)
                        there = np.arange(x.shape[d])
                        inside = (low - before <= there) & (there < high + behind)
                        left &= inside.reshape([-1 if e == d else 1 for e in range(x.ndim)])
                operands.append(np.where(left, x, random.integers(-9, 9, x.shape).astype(x.dtype)))
            found = self.results(operands, [x.shape for x in whole])
            for a, b, dims in zip(found, whole, rule.results, strict=True):
                ours, theirs = (_slice_part(x, dims, number, part, parts) for x in (a, b))
                if not _equal(ours, theirs):
                    yield f"{self.op.name}: part {part} of {parts} of factor {number} of {rule} reads more than {halos}"


def _equal(one: np.ndarray, other: np.ndarray) -> bool:
    return np.array_equal(one, other, equal_nan=other.dtype.kind in "fc")


def _ends(size: int) -> Iterator[tuple[int, ...]]:
    """Two and three parts, equal where that is possible, and unequal."""
    for parts in (2, 3):
        if size >= parts:
            yield tuple(size * (part + 1) // parts for part in range(parts))
            yield (*range(1, parts), size)


def _slice(x: np.ndarray, dims: Dimensions, number: int, low: int, high: int) -> np.ndarray:
    return x[tuple(slice(low, high) if number in factors else slice(None) for factors in dims)]


def _slice_part(x: np.ndarray, dims: Dimensions, number: int, part: int, parts: int) -> np.ndarray:
    return x[
        tuple(
            slice(*_part(size, part, parts)) if number in factors else slice(None)
            for size, factors in zip(x.shape, dims, strict=True)
        )
    ]


def _part(size: int, part: int, parts: int) -> tuple[int, int]:
    """All parts have one size, but for the last ones, which are shorter."""
    step = -(-size // parts)
    return min(part * step, size), min((part + 1) * step, size)


def _grouped(values: Sequence[DeclaredValue], items: Sequence[Any]) -> list[Any]:
    """An item for each value; a list is the only one that there is."""
    return [list(items)] if values[0].type.variadic else list(items)


def of_view(view: View, op: Op, arrays: Arrays) -> Application:
    """An op of a random program."""
    types = [type_ for type_ in view.result_types if isinstance(type_, Tensor)]
    regions = {spec.name: REGIONS[spec.name] for spec in op.regions}
    return Application(op, use_of_view(view).attributes, regions, arrays, types)


def of_case(op: Op, case: ExampleArrays) -> Application:
    """An example of an op file."""

    def flat(groups: Sequence[Any]) -> list[Any]:
        return [x for group in groups for x in (group if isinstance(group, list) else [group])]

    regions = {name: region(op, text) for name, (text,) in case.regions.items()}
    return Application(op, case.attributes, regions, flat(case.operands), flat(case.results))
