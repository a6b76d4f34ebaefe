"""Reads through reads: what an element of one tensor reads of those that the tensors it reads were made of."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from opspec.reads.analysis import ElementReads, OpReads
from opspec.reads.arithmetic import choice, entry, extreme, of_atom, quotient, remainder, times, total
from opspec.reads.conditions import compare, every, some
from opspec.reads.read_sets import needed, together, used
from opspec.reads.symbols import (
    Answer,
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
    Reads,
    Remainder,
    Some,
    TableEntry,
    TensorRead,
    Unclear,
    Variable,
)


@dataclass(frozen=True)
class Substitution:
    """Variables replaced by sums, and tensors by others; everything is simplified on the way."""

    values: Mapping[Variable, Index]
    tensors: Mapping[tuple[str, int | None], str] = field(default_factory=dict)

    def index(self, index: Index) -> Index:
        if not index.terms:
            return index
        return total([(Index(index.constant), 1), *((self._atom(atom), factor) for atom, factor in index.terms)])

    def _atom(self, atom: Atom) -> Index:
        match atom:
            case Variable():
                return self.values.get(atom) or of_atom(atom)
            case Quotient(of=of, by=by):
                return quotient(self.index(of), by)
            case Remainder(of=of, by=by):
                return remainder(self.index(of), by)
            case Product(left=left, right=right):
                return times(self.index(left), self.index(right))
            case Extreme(largest=largest, parts=parts):
                return extreme(largest, [self.index(part) for part in parts])
            case TableEntry(table=table, at=at):
                return entry(table, self.index(at))
            case Choice(test=test, then=then, other=other):
                answer = self.answer(test)
                if isinstance(answer, bool):
                    return self.index(then if answer else other)
                return choice(answer, self.index(then), self.index(other))
            case Datum(read=read):
                return of_atom(Datum(self.place(read)))
            case Computed(reads=reads):
                return of_atom(Computed(tuple(self.reads(reads))))
        raise TypeError(f"nothing is known of {atom}")

    def answer(self, condition: Condition) -> Answer:
        match condition:
            case Compare(left=left, sign=sign):
                return compare(self.index(left), sign, Index(0))
            case Every(parts=parts):
                return every(map(self.answer, parts))
            case Some(parts=parts):
                return some(map(self.answer, parts))
        return ByData(tuple(self.reads(condition.reads)), condition.negated)

    def place(self, read: TensorRead) -> TensorRead:
        """The read without its condition."""
        process = None if read.process is None else (self.index(read.process[0]), self.index(read.process[1]))
        index = tuple(map(self.index, read.index))
        tensor = self.tensors.get((read.tensor, read.item))
        if tensor is not None:
            return TensorRead(tensor, index, None, process, read.over, read.when)
        return replace(read, index=index, process=process)

    def reads(self, reads: Sequence[TensorRead]) -> Iterator[TensorRead]:
        """The reads that may happen."""
        for read in reads:
            when = True if read.when is None else self.answer(read.when)
            if when is not False:
                yield replace(self.place(read), when=None if when is True else when)


def through(reads: Reads, made: Sequence[ElementReads]) -> Reads:
    """Reads of a tensor replaced by what its elements read; `made` has an entry for each item of a list."""
    producers = {(part.name, part.item): part for part in made}
    fresh = itertools.count(1)
    found = together(*(_replaced(read, producers.get((read.tensor, read.item)), fresh) for read in reads))
    return needed(tuple({_alike(read): read for read in reversed(found)}.values())[::-1])


def _alike(read: TensorRead) -> TensorRead:
    """The read with variables of folds by their number, so that names make no difference."""
    names = {variable: Variable(f"#{place}", variable.size) for place, variable in enumerate(read.over)}
    renamed = Substitution({old: of_atom(new) for old, new in names.items()})
    (found,) = renamed.reads([replace(read, over=tuple(names.values()))])
    return found


def _replaced(read: TensorRead, producer: ElementReads | None, fresh: Iterator[int]) -> Reads:
    if producer is None:
        return (read,)
    if producer.unknown:
        raise Unclear(producer.unknown)
    if read.process is not None:
        raise Unclear(f"{read.source} of another process was made there")
    values = dict(zip(_variables(producer.index), _at(producer.index, read.index), strict=True))
    taken = {variable.name for variable in read.over} | {variable.name for variable in used(read)}
    found = []
    for inner in producer.reads:
        renamed = {variable: _renamed(variable, taken, fresh) for variable in inner.over}
        moved = Substitution(values | {old: of_atom(new) for old, new in renamed.items()})
        over = (*read.over, *renamed.values())
        for one in moved.reads([replace(inner, over=over)]):
            when = every(True if part is None else part for part in (read.when, one.when))
            if when is not False:
                whole = replace(one, when=None if when is True else when)
                kept = used(whole)
                found.append(replace(whole, over=tuple(variable for variable in over if variable in kept)))
    return tuple(found)


def _variables(index: Sequence[Index]) -> list[Variable]:
    return [atom for part in index for atom, _ in part.terms if isinstance(atom, Variable)]


def _at(index: Sequence[Index], given: Sequence[Index]) -> list[Index]:
    """What stands for the variables; a dimension of size 1 has none."""
    return [value for part, value in zip(index, given, strict=True) if part.terms]


def _renamed(variable: Variable, taken: set[str], fresh: Iterator[int]) -> Variable:
    """A variable of an inner fold must not be one of the outer fold's."""
    return Variable(f"{variable.name}_{next(fresh)}", variable.size) if variable.name in taken else variable


def from_operands(found: OpReads) -> tuple[ElementReads, ...]:
    """The results with reads of operands alone: what was made before is looked through."""
    made: dict[tuple[str, int | None], ElementReads] = {}
    for part in found.parts:
        reads = part.reads if part.unknown else through(part.reads, tuple(made.values()))
        made[part.name, part.item] = replace(part, reads=reads)
    return tuple(made[part.name, part.item] for part in found.results)
