"""Sets of reads: what is read to know something, under a condition, for all values of variables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from opspec.reads.conditions import atoms_of, comparisons, every
from opspec.reads.symbols import (
    Answer,
    Atom,
    ByData,
    Choice,
    Computed,
    Condition,
    Datum,
    Index,
    Reads,
    TensorRead,
    Variable,
    atoms,
)


def together(*groups: Iterable[TensorRead]) -> Reads:
    """The reads of several, each once."""
    return tuple(dict.fromkeys(read for group in groups for read in group))


def needed(reads: Reads) -> Reads:
    """Without those that happen anyway where they are asked for under a condition."""
    always = {(read.source, read.index, read.process) for read in reads if read.when is None}
    return tuple(read for read in reads if read.when is None or (read.source, read.index, read.process) not in always)


def under(answer: Answer, reads: Iterable[TensorRead]) -> Reads:
    """The reads where a condition holds."""
    if answer is True:
        return tuple(reads)
    found = []
    for read in reads:
        when = every([answer, True if read.when is None else read.when])
        if when is not False:
            found.append(replace(read, when=None if when is True else when))
    return tuple(found)


def within(variables: tuple[Variable, ...], reads: Iterable[TensorRead]) -> Reads:
    """The reads for every value of the variables of a fold, of those that they depend on."""
    return together(replace(read, over=(*(v for v in variables if v in used(read)), *read.over)) for read in reads)


def variables_of(index: Index) -> set[Variable]:
    """The variables that an index depends on."""
    return {atom for atom in _all_atoms(atoms(index)) if isinstance(atom, Variable)}


def used(read: TensorRead) -> set[Variable]:
    """The variables that a read depends on."""
    return {atom for atom in _atoms_of_read(read) if isinstance(atom, Variable)}


def _atoms_of_read(read: TensorRead) -> Iterator[Atom]:
    for index in (*read.index, *(read.process or ())):
        yield from _all_atoms(atoms(index))
    if read.when is not None:
        yield from _all_atoms_of(read.when)


def _all_atoms_of(condition: Condition) -> Iterator[Atom]:
    yield from _all_atoms(atoms_of(condition))
    for part in comparisons(condition):
        if isinstance(part, ByData):
            for read in part.reads:
                yield from _atoms_of_read(read)


def _all_atoms(found: Iterable[Atom]) -> Iterator[Atom]:
    """Atoms, and those of what is read and asked to know them."""
    for atom in found:
        yield atom
        match atom:
            case Datum(read=read):
                yield from _atoms_of_read(read)
            case Computed(reads=reads):
                for read in reads:
                    yield from _atoms_of_read(read)
            case Choice(test=test):
                yield from _all_atoms_of(test)


def reads_of_atom(atom: Atom) -> Iterator[TensorRead]:
    """What has to be read to know an atom."""
    match atom:
        case Datum(read=read):
            yield read
            for index in read.index:
                yield from reads_of_index(index)
        case Computed(reads=reads):
            yield from reads
        case Choice(test=test):
            yield from reads_of_answer(test)


def reads_of_index(index: Index) -> Iterator[TensorRead]:
    """What has to be read to know an index."""
    for atom in atoms(index):
        yield from reads_of_atom(atom)


def reads_of_answer(answer: Answer) -> Iterator[TensorRead]:
    """What has to be read to know whether a condition holds."""
    if isinstance(answer, bool):
        return
    for part in comparisons(answer):
        if isinstance(part, ByData):
            yield from part.reads
    for atom in atoms_of(answer):
        yield from reads_of_atom(atom)
