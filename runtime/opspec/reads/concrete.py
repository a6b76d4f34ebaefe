"""Reads at one index: what symbols stand for once every variable has a value."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from opspec.reads.analysis import ElementReads
from opspec.reads.symbols import (
    Atom,
    ByData,
    Choice,
    Compare,
    Computed,
    Condition,
    Datum,
    Every,
    Extreme,
    Index,
    Product,
    Quotient,
    Remainder,
    Some,
    TableEntry,
    TensorRead,
    Variable,
)

Values: TypeAlias = Mapping[str, int]


@dataclass(frozen=True)
class Spot:
    """One element of one tensor; `index` is None where elements decide it in a way that is not followed."""

    tensor: str
    item: int | None
    index: tuple[int, ...] | None
    process: tuple[int, int] | None = None


class LeftToData(Exception):
    """Elements decide it, in a way that is not followed."""


@dataclass(frozen=True)
class Concrete:
    """Evaluates reads; `data` gives the integer that a tensor holds."""

    data: Callable[[Spot], int]

    def spots(self, part: ElementReads, at: tuple[int, ...]) -> Iterator[tuple[Spot, bool]]:
        """The elements that the element at an index reads; False beside those that it may read, as data decide."""
        for read in part.reads:
            yield from self.spots_of(read, part, at)

    def spots_of(self, read: TensorRead, part: ElementReads, at: tuple[int, ...]) -> Iterator[tuple[Spot, bool]]:
        """The elements of one of the reads."""
        values = {
            term.name: x
            for index, x in zip(part.index, at, strict=True)
            for term, _ in index.terms
            if isinstance(term, Variable)
        }
        for point in itertools.product(*(range(variable.size) for variable in read.over)):
            names = (variable.name for variable in read.over)
            yield from self._spot(read, {**values, **dict(zip(names, point, strict=True))})

    def _spot(self, read: TensorRead, values: Values) -> Iterator[tuple[Spot, bool]]:
        surely = True
        try:
            if read.when is not None and not self.holds(read.when, values):
                return
        except LeftToData:
            surely = False
        process = None
        if read.process is not None:
            process = (self.number(read.process[0], values), self.number(read.process[1], values))
        try:
            index: tuple[int, ...] | None = tuple(self.number(part, values) for part in read.index)
        except LeftToData:
            index, surely = None, False
        yield Spot(read.tensor, read.item, index, process), surely

    def number(self, index: Index, values: Values) -> int:
        return index.constant + sum(factor * self._atom(atom, values) for atom, factor in index.terms)

    def _atom(self, atom: Atom, values: Values) -> int:
        match atom:
            case Variable(name=name):
                return values[name]
            case Quotient(of=of, by=by):
                return self.number(of, values) // by
            case Remainder(of=of, by=by):
                return self.number(of, values) % by
            case Product(left=left, right=right):
                return self.number(left, values) * self.number(right, values)
            case Extreme(largest=largest, parts=parts):
                return (max if largest else min)(self.number(part, values) for part in parts)
            case TableEntry(table=table, at=at):
                return table[self.number(at, values)]
            case Choice(test=test, then=then, other=other):
                return self.number(then if self.holds(test, values) else other, values)
            case Datum(read=read):
                ((spot, surely),) = self._spot(read, values)
                if not surely:
                    raise LeftToData
                return self.data(spot)
            case Computed():
                raise LeftToData
        raise TypeError(f"no number for {atom}")

    def holds(self, condition: Condition, values: Values) -> bool:
        """A part that data decide does not matter where the others decide."""
        match condition:
            case Compare(left=left, sign=sign):
                found = self.number(left, values)
                return found <= 0 if sign == "<=" else (found == 0) is (sign == "==")
            case ByData():
                raise LeftToData
            case Every(parts=parts) | Some(parts=parts):
                wanted = isinstance(condition, Every)
                undecided = False
                for part in parts:
                    try:
                        if self.holds(part, values) is not wanted:
                            return not wanted
                    except LeftToData:
                        undecided = True
                if undecided:
                    raise LeftToData
                return wanted


def number_of(index: Index, values: Values) -> int:
    """What an index is that holds no elements."""
    return _WITHOUT_DATA.number(index, values)


def _none(spot: Spot) -> int:
    raise LeftToData(f"{spot} is not known")


_WITHOUT_DATA = Concrete(_none)
