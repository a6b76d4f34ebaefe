"""Dimensions that are read elsewhere than where they lie: the window of each device, and the op on that.

An op is the same everywhere: its result, counted from further on, is what it makes of operands that are counted from
further on. So a device does the op on a window of the operand, and has its part somewhere in what that makes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import ceil, gcd, lcm
from typing import TypeAlias

from opspec.errors import OpSpecError
from opspec.partition.windows import PartWindows
from opspec.programs.records import View
from opspec.reads.analysis import ElementReads, reads_of_op
from opspec.reads.arithmetic import number, plus, variable
from opspec.reads.composition import Substitution, from_operands
from opspec.reads.of_programs import OpUse, use_of_types
from opspec.reads.read_sets import variables_of
from opspec.reads.symbols import Compare, Every, Index, Quotient, TensorRead, Unclear, Variable
from opspec.sharding_rules.of_programs import shapes_of
from opspec.sharding_rules.rules import Kind, ShardingRule
from opspec.values.dims import Vec
from opspec.values.types import Other, Tensor

Place: TypeAlias = tuple[int, int]  # which operand, or which result, and which of its dimensions
TRIES = 8


class NotMoved(OpSpecError):
    """Why a factor cannot be shared."""


@dataclass(frozen=True)
class Moved:
    """The windows of operands, and by part where its elements begin in what the op makes of them.

    `apart`: results are not made by the op, for each element is one of several operands'.
    """

    windows: Mapping[Place, PartWindows]
    first: tuple[int, ...]
    part: int  # how many elements of the results a device has
    made: int  # how many elements the op makes of the windows
    results: tuple[Place, ...]
    apart: tuple[Beside, ...] = ()


@dataclass(frozen=True)
class Beside:
    """An operand whose elements are those of the result from one index up to another."""

    operand: int
    dimension: int
    low: int
    high: int


@dataclass(frozen=True)
class UseReads:
    """What a use of an op reads, operands and results by their numbers."""

    use: OpUse

    @cached_property
    def operands(self) -> dict[tuple[str, int | None], int]:
        return {name: at for at, name in enumerate(shapes_of(self.use.op, self.use.operands))}

    @cached_property
    def parts(self) -> tuple[ElementReads, ...]:
        use = self.use
        found = reads_of_op(use.op, use.operands, use.attributes, use.results, use.known, all_named=True)
        if found.unknown:
            raise Unclear(found.unknown)
        return from_operands(found)

    def index_of(self, result: int, d: int) -> Variable | None:
        """The variable that is an index of a result."""
        found = variables_of(self.parts[result].index[d])
        return next(iter(found)) if len(found) == 1 else None

    def reads(self, result: int) -> Iterator[tuple[int, TensorRead]]:
        """What a result reads of operands."""
        for read in self.parts[result].reads:
            at = self.operands.get((read.tensor, read.item))
            if at is not None:
                yield at, read


def reads_with(view: View, sizes: Mapping[Place, int], attributes: Mapping[str, object]) -> UseReads:
    """What an op reads whose operands have other sizes along some dimensions."""
    types = list(view.operand_types)
    for (at, d), size in sizes.items():
        types[at] = resized(types[at], d, size)
    return UseReads(use_of_types(view, types, attributes))


def resized(type_: Tensor | Other, d: int, size: int) -> Tensor:
    assert isinstance(type_, Tensor)
    shape = list(tuple.__iter__(type_.shape))
    return replace(type_, shape=Vec([*shape[:d], size, *shape[d + 1 :]]))


def reads_of(view: View) -> UseReads:
    """What an op of a program reads."""
    return UseReads(use_of_types(view, view.operand_types, {}, view.result_types))


# --- how reads go on --------------------------------------------------------------------------------------


def slope(index: Index, by: Variable) -> tuple[Fraction, int]:
    """How far an index goes on for one more of a variable, and after how many steps it is the same but for that."""
    whole, period = Fraction(0), 1
    for atom, factor in index.terms:
        if atom == by:
            whole += factor
        elif isinstance(atom, Quotient):
            inner, steps = slope(atom.of, by)
            if inner:
                steps *= atom.by // gcd(int(inner * steps), atom.by)
                whole, period = whole + factor * inner / atom.by, lcm(period, steps)
        elif not isinstance(atom, Variable) and by in variables_of(Index(0, ((atom, 1),))):
            raise NotMoved(f"elements are read at {index}, which does not go on evenly")
    return whole, period


def _at(index: Index, by: Variable, value: Index) -> Index:
    return Substitution({by: value}).index(index)


@dataclass(frozen=True)
class _Reach:
    """An index of an operand's dimension, for the elements of each part of a result's."""

    place: Place
    whole: int
    index: Index
    by: Variable

    @cached_property
    def slope(self) -> tuple[Fraction, int]:
        return slope(self.index, self.by)

    def read(self, start: int, end: int) -> tuple[int, int]:
        """From where to where is read for these elements of the result."""
        if start >= end:
            return 0, 0
        block = plus(number(start), variable(self.by.name, end - start))
        there = _at(self.index, self.by, block)
        if there.low is None or there.high is None:
            raise NotMoved(f"elements are read at {self.index}, which has no bounds")
        return there.low, there.high + 1

    @property
    def begin(self) -> int:
        """The smallest index that is read for the first element."""
        low = _at(self.index, self.by, number(0)).low
        if low is None:
            raise NotMoved(f"elements are read at {self.index}, which has no bounds")
        return low


def untied(rule: ShardingRule) -> ShardingRule | None:
    """The rule by which windows that tile are shared as those that overlap are; None where none tile.

    By the rule of the op parts have to be whole windows.
    """
    factors, operands = list(rule.factors), [list(dims) for dims in rule.operands]
    for dimensions in operands:
        for d, numbers in enumerate(dimensions):
            made = [number for number in numbers if factors[number].kind is not Kind.REDUCTION]
            if len(numbers) < 2 or len(made) != 1 or not all(dims == (made[0],) for dims in _having(rule, made[0])):
                continue
            dimensions[d] = (made[0],)
            factors[made[0]] = replace(factors[made[0]], kind=Kind.PERMUTATION)
    if factors == list(rule.factors):
        return None
    return replace(rule, operands=tuple(map(tuple, operands)), factors=tuple(factors))


def _having(rule: ShardingRule, factor: int) -> Iterator[tuple[int, ...]]:
    """The dimensions of results that have a factor."""
    return (rule.results[at][d] for at, d in places(rule.results, factor))


def moved(view: View, rule: ShardingRule, factor: int, parts: int, attributes: Mapping[str, object]) -> Moved:
    """How a permutation is shared by so many devices; NotMoved says why it is not.

    `attributes`: those of the op that change because they hold sizes.
    """
    results = tuple(places(rule.results, factor))
    if not results or any(rule.results[at][d] != (factor,) for at, d in results):
        raise NotMoved("parts would need elements of their neighbours")
    reads = reads_of(view)
    at, d = results[0]
    by = reads.index_of(at, d)
    if by is None:
        raise NotMoved("it is not known which elements a part needs")
    whole = int(view.result_types[at].shape[d])  # type: ignore[union-attr]
    operands = set(places(rule.operands, factor))
    reaches = _reaches(reads, at, by, operands)
    if reads.parts[at].moved and len({operand for operand, read in reads.reads(at) if read.index}) > 1:
        return _side_by_side(reads, at, by, whole, parts, d)
    if {reach.place for reach in reaches} != operands or len(reaches) > len(operands):
        raise NotMoved("it is not known which elements a part needs")
    return _Shifting(view, reaches, results, by, whole, parts, attributes).run()


def places(tensors: Sequence[Sequence[Sequence[int]]], factor: int) -> Iterator[Place]:
    for at, dimensions in enumerate(tensors):
        for d, factors in enumerate(dimensions):
            if factor in factors:
                yield at, d


def _reaches(reads: UseReads, result: int, by: Variable, operands: set[Place]) -> list[_Reach]:
    found: dict[tuple[Place, Index], _Reach] = {}
    for at, read in reads.reads(result):
        for d, index in enumerate(read.index):
            if (at, d) in operands:
                size = shapes_of(reads.use.op, reads.use.operands)[read.tensor, read.item][d]
                found[(at, d), index] = _Reach((at, d), int(size), index, by)
    return list(found.values())


@dataclass
class _Shifting:
    view: View
    reaches: Sequence[_Reach]
    results: tuple[Place, ...]
    by: Variable
    whole: int
    parts: int
    attributes: Mapping[str, object]

    def run(self) -> Moved:
        part = -(-self.whole // self.parts)
        starts = [min(at * part, self.whole) for at in range(self.parts)]
        read = [[one.read(start, min(start + part, self.whole)) for start in starts] for one in self.reaches]
        period = lcm(*(one.slope[1] for one in self.reaches))
        sizes = [max(1, *(high - low for low, high in own)) for own in read]
        extra = 0
        for _ in range(TRIES):
            found = self._made(sizes)
            if found is None:
                sizes = [size + 1 for size in sizes]
                continue
            made, begins = found
            first = [at * part % period + extra * period for at in range(self.parts)]
            windows = [
                [int(one.slope[0] * (at * part - first[at])) + one.begin - begin for at in range(self.parts)]
                for one, begin in zip(self.reaches, begins, strict=True)
            ]
            short = [
                Fraction(start - low) / abs(one.slope[0])
                for one, own, needed in zip(self.reaches, windows, read, strict=True)
                for start, (low, high) in zip(own, needed, strict=True)
                if low < high and start > low
            ]
            if short:
                extra += ceil(max(short) / period)
                continue
            fitting = [
                max([size, *(high - start for start, (low, high) in zip(own, needed, strict=True) if low < high)])
                for size, own, needed in zip(sizes, windows, read, strict=True)
            ]
            lacking = max(first) + part - made
            if fitting == sizes and lacking > 0:
                fitting = [
                    size + max(1, ceil(lacking * abs(one.slope[0])))
                    for one, size in zip(self.reaches, sizes, strict=True)
                ]
            if fitting == sizes:
                return Moved(
                    {
                        one.place: PartWindows(one.whole, -(-one.whole // self.parts), size, tuple(own), tuple(needed))
                        for one, size, own, needed in zip(self.reaches, sizes, windows, read, strict=True)
                    },
                    tuple(first),
                    part,
                    made,
                    self.results,
                )
            sizes = fitting
        raise NotMoved("no window of an operand gives a part of the result")

    def _made(self, sizes: Sequence[int]) -> tuple[int, list[int]] | None:
        """How many elements the op makes of windows of these sizes, and what it reads first in each; None where they
        are too few to say so.
        """
        given = {one.place: size for one, size in zip(self.reaches, sizes, strict=True)}
        at, d = self.results[0]
        try:
            reads = reads_with(self.view, given, self.attributes)
            made = int(reads.parts[at].shape[d])
            by = reads.index_of(at, d)
            found = {one.place: one for one in _reaches(reads, at, by, set(given))} if by is not None else {}
        except Unclear:
            return None
        local = [found.get(one.place) for one in self.reaches]
        begins = [one.begin for one in local if one is not None]
        is_like = all(
            one is not None and (made == 1 or one.slope == whole.slope)
            for one, whole in zip(local, self.reaches, strict=True)
        )
        return (made, begins) if made > 0 and is_like else None


def _side_by_side(reads: UseReads, result: int, by: Variable, whole: int, parts: int, dimension: int) -> Moved:
    """Each element is one of some operand, all of which lie one behind the other."""
    part = -(-whole // parts)
    shapes = [tuple(shape) for shape in shapes_of(reads.use.op, reads.use.operands).values()]
    besides: list[Beside] = []
    for at, read in reads.reads(result):
        places = [d for d, index in enumerate(read.index) if by in variables_of(index)]
        d = places[0] if places else dimension
        index = read.index[d]
        if len(places) > 1 or index.terms not in (((by, 1),), ()):
            raise NotMoved("operands do not lie side by side")
        low = -index.constant if index.terms else _only_index(read, by)
        besides.append(Beside(at, d, low, low + int(shapes[at][d])))
    besides.sort(key=lambda one: one.low)
    ends = [0, *(one.high for one in besides)]
    if [one.low for one in besides] != ends[:-1] or ends[-1] != whole:
        raise NotMoved("operands do not lie side by side")
    windows = {}
    for one in besides:
        starts = tuple(at * part - one.low for at in range(parts))
        needed = tuple((max(start, 0), min(start + part, one.high - one.low)) for start in starts)
        needed = tuple((low, high) if low < high else (0, 0) for low, high in needed)
        size = one.high - one.low
        windows[one.operand, one.dimension] = PartWindows(size, -(-size // parts), part, starts, needed)
    return Moved(windows, (0,) * parts, part, part, ((result, dimension),), tuple(besides))


def _only_index(read: TensorRead, by: Variable) -> int:
    """Where the only element of an operand goes."""
    conditions = read.when.parts if isinstance(read.when, Every) else (read.when,)
    for condition in conditions:
        if isinstance(condition, Compare) and [atom for atom, _ in condition.left.terms] == [by]:
            factor = condition.left.terms[0][1]
            if condition.sign == "==":
                return -condition.left.constant * factor
            if condition.sign == "<=" and factor < 0:  # constant - o <= 0
                return condition.left.constant
    return 0
