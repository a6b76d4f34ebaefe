"""Whether what an op reads lies in its operands wherever its rules hold, asked of small valid instances."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from opspec.formula.tree import ProcessGrid
from opspec.instances.edits import edits
from opspec.instances.instance import Instance, flat
from opspec.instances.judge import InstanceJudge
from opspec.instances.program_text import program
from opspec.reads.analysis import ElementReads, OpReads, reads_of_op
from opspec.reads.concrete import Concrete, LeftToData, Spot
from opspec.reads.symbols import Computed, Datum, TensorRead, atoms
from opspec.rules.vocabulary import Function, Ints
from opspec.values.arrays import Array
from opspec.values.constants import Constant
from opspec.values.dims import Dim
from opspec.values.types import Quantized, Tensor
from opspec_model.definitions.spec import Op, Pull
from opspec_model.text.problems import Report

MOST = 30  # instances of an op
MOST_ALIKE = 3  # neighbours of an example that differ in the same
MOST_POINTS = 2_000  # indices of one read that are tried one by one

Shapes = Mapping[tuple[str, int | None], Sequence[int]]


@dataclass(slots=True)
class BoundsOfReads:
    """The reads of the instances of an op that are looked at, and the first one that leaves its operand."""

    op: Op
    seen: set[str] = field(default_factory=set)
    leaves: tuple[Instance, TensorRead, str] | None = None

    @property
    def open(self) -> bool:
        """Whether another instance would be looked at."""
        return isinstance(self.op.semantics, Pull) and self.leaves is None and len(self.seen) < MOST

    def look_around(self, seed: Instance, judge: InstanceJudge) -> None:
        """Look at valid neighbours of an example, a few that differ in each thing that is declared."""
        defaults = judge.attribute_defaults(seed)
        declared = [value.name for value in (*self.op.operands, *self.op.results)]
        for name in (*declared, *(leaf.name for leaf in self.op.leaves)) if self.open else ():
            near = edits(self.op, judge.signature, seed, defaults, frozenset({name}))
            fitting = (x for other in near for x in (other, judge.repaired(other)) if x is not None)
            for instance in itertools.islice((x for x in fitting if not judge.broken(x)), MOST_ALIKE):
                self.look_at(instance)

    def look_at(self, instance: Instance) -> None:
        """`instance` breaks no rule."""
        if not self.open or not is_known(instance):
            return
        key = looks(instance)
        if key in self.seen:
            return
        self.seen.add(key)
        found = self._reads(instance)
        shapes = self._shapes(instance, found)
        for part in found.parts:
            for read in part.reads:
                index = _leaving(part, read, shapes[read.tensor, read.item], self._is_anything(read))
                if index:
                    self.leaves = (instance, read, index)
                    return

    def _reads(self, instance: Instance) -> OpReads:
        grid = ProcessGrid(0, 0, *(instance.grid or (1, 1)), lambda *_: ())
        return reads_of_op(self.op, *types_of(self.op, instance), grid)

    def _shapes(self, instance: Instance, found: OpReads) -> Shapes:
        shapes: dict[tuple[str, int | None], Sequence[int]] = {(x.name, x.item): x.shape for x in found.parts}
        constants = {name: x for name, x in instance.attributes.items() if isinstance(x, Constant)}
        shapes |= {(name, None): x.array.shape for name, x in constants.items()}
        for value, group in zip(self.op.operands, instance.operands, strict=True):
            for item, type_ in enumerate(group):
                if isinstance(type_, Tensor):
                    shapes[value.name, item if value.type.variadic else None] = tuple(type_.shape)
        return shapes

    def _is_anything(self, read: TensorRead) -> bool:
        """Whether elements of operands alone, which may be any integer, decide the index; a stage holds what it may."""
        given = {value.name for value in self.op.operands}
        by_data = [atom for index in read.index for atom in atoms(index) if isinstance(atom, Datum | Computed)]
        return read.when is None and all(isinstance(x, Datum) and x.read.tensor in given for x in by_data)

    def report(self, report: Report) -> None:
        if self.leaves is None or not isinstance(self.op.semantics, Pull):
            return
        instance, read, index = self.leaves
        report.error(
            self.op.semantics.span,
            f"expected what {self.op.name} reads to lie in its operands wherever its rules hold, found {read} at"
            f" {index} for this program, which breaks no rule:\n{program(self.op, instance)}",
            "add the rule that it breaks, or read under a condition",
        )


def _leaving(part: ElementReads, read: TensorRead, shape: Sequence[int], anything: bool) -> str:
    """Where a read leaves a tensor of this shape, in words; empty where it does not, as far as elements do not decide
    it or, where they may be anything, its bounds say.
    """
    pairs = list(zip(read.index, shape, strict=True))
    if all(x.low is not None and x.low >= 0 and x.high is not None and x.high < size for x, size in pairs):
        return ""
    loops = math.prod(variable.size for variable in read.over) * math.prod(part.shape)
    asked = itertools.islice(_indices(part, read), None if loops <= MOST_POINTS else MOST_POINTS)
    for at, spot in asked:
        if spot.index is None and anything:
            return f"{part.name}{list(at)}, wherever elements say"
        if spot.index is not None and not all(0 <= x < size for x, size in zip(spot.index, shape, strict=True)):
            return f"{part.name}{list(at)}, which is {spot.tensor}{list(spot.index)} of shape {list(shape)}"
    return ""


def _indices(part: ElementReads, read: TensorRead) -> Iterator[tuple[tuple[int, ...], Spot]]:
    """Each element of a part, with what it reads; the index is None where elements decide it."""
    concrete = Concrete(_undecided)
    for at in np.ndindex(*part.shape):
        for spot, _ in concrete.spots_of(read, part, at):
            yield at, spot


def _undecided(_spot: Spot) -> int:
    raise LeftToData


def types_of(op: Op, instance: Instance) -> tuple[list[Any], Mapping[str, Any], list[Any], dict[str, Array]]:
    """The operands, attributes and results of an instance as analyses take them, and the vectors that are known."""
    operands = [_dealt(x.type.variadic, group) for x, group in zip(op.operands, instance.operands, strict=True)]
    results = [_dealt(x.type.variadic, group) for x, group in zip(op.results, instance.results, strict=True)]
    given = zip(op.operands, operands, strict=True)
    known = {x.name: _array(type_) for x, type_ in given if x.type.readable and isinstance(type_, Ints)}
    return operands, instance.attributes, results, known


def is_known(instance: Instance) -> bool:
    """Whether shapes and all that rules ask for are numbers."""
    if any(isinstance(x, Function) and x.inputs is None for x in instance.attributes.values()):
        return False
    return all(
        isinstance(type_, Tensor)
        and not isinstance(type_.element, Quantized)
        and not any(isinstance(size, Dim) for size in tuple.__iter__(type_.shape))
        and not (isinstance(type_, Ints) and type_.known is None)
        for type_ in (*flat(instance.operands), *flat(instance.results))
    )


def looks(instance: Instance) -> str:
    """What decides the reads of an instance: all but its element types."""
    types = [*flat(instance.operands), *flat(instance.results)]
    known = [(t.known if isinstance(t, Ints) else None) for t in types]
    return f"{[tuple(t.shape) for t in types if isinstance(t, Tensor)]}{known}{instance.attributes}{instance.grid}"


def _dealt(variadic: bool, group: Sequence[Any]) -> Any:
    return list(group) if variadic else group[0] if group else None


def _array(type_: Ints) -> Array:
    assert type_.known is not None
    return np.array(list(type_.known), np.int64).reshape(tuple(type_.shape))
