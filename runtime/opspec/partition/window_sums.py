"""Sums along a dimension that one operand has as it is, and another in windows: a kernel's gradient along a picture.

Each device has terms of its part of the one and of a window of the other. By the rule of the op the other is tied to
the result, whose elements are few here; seen otherwise it is tied to what is summed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil

from opspec.partition.permutations import TRIES, Moved, NotMoved, Place, UseReads, reads_of, reads_with, slope
from opspec.partition.windows import PartWindows
from opspec.programs.records import View
from opspec.reads.arithmetic import minus, number, of_atom, plus, variable
from opspec.reads.composition import Substitution
from opspec.reads.read_sets import variables_of
from opspec.reads.symbols import Answer, Compare, Every, Index, Quotient, Remainder, Some, Unclear, Variable
from opspec.sharding_rules.of_programs import shapes_of
from opspec.sharding_rules.rules import Factor, Kind, ShardingRule


@dataclass(frozen=True)
class _Slid:
    """A dimension of an operand that is read at `index`, for an element of the result and a term of its sum.

    `mirrored`: another operand is read from its end on; terms are counted as that one has them.
    """

    place: Place
    index: Index
    element: Variable
    term: Variable
    result: Place
    plain: Place  # where another operand is read at the term itself
    mirrored: bool


def turned(view: View, rule: ShardingRule) -> ShardingRule | None:
    """The rule by which windows go along with what is summed; None where nothing is read so."""
    combine = next((factor.combine for factor in rule.factors if factor.kind is Kind.REDUCTION), None)
    if len(view.results) != 1 or combine is None:
        return None
    factors, operands = list(rule.factors), [list(dims) for dims in rule.operands]
    gone: set[int] = set()
    try:
        found = list(_slid(reads_of(view)))
    except (NotMoved, Unclear):
        return None
    for one in found:
        own, term = (rule.operands[at][d] for at, d in (one.place, one.plain))
        result = rule.results[one.result[0]][one.result[1]]
        if own != result or len(own) != 1 or len(term) != 1 or factors[own[0]].kind is not Kind.PERMUTATION:
            continue
        if factors[term[0]].kind is Kind.REDUCTION or one.mirrored:
            factors[term[0]] = replace(factors[term[0]], kind=Kind.REDUCTION, combine=combine)
            operands[one.place[0]][one.place[1]] = term
            factors[own[0]] = Factor(view.result_types[0].shape[one.result[1]], Kind.REPLICATED)  # type: ignore[union-attr]
            gone |= {*own}
    if not gone:
        return None
    shifts = tuple(shift for shift in rule.shifts if shift.factor not in gone)
    return replace(rule, operands=tuple(map(tuple, operands)), factors=tuple(factors), shifts=shifts)


def _slid(reads: UseReads) -> Iterator[_Slid]:
    elements = {by: (0, d) for d in range(len(reads.parts[0].shape)) if (by := reads.index_of(0, d)) is not None}
    read = [((at, d), index) for at, one in reads.reads(0) for d, index in enumerate(one.index)]
    plain = {index.only: (place, False) for place, index in read if isinstance(index.only, Variable)}
    plain |= {by: (place, True) for place, index in read for by in variables_of(index) if index == _from_end(by)}
    for place, index in read:
        used = variables_of(index)
        of_result = [by for by in used if by in elements]
        terms = [by for by in used if by not in elements and by in plain and plain[by][0][0] != place[0]]
        if len(used) == 2 and len(of_result) == len(terms) == 1:
            (term,), (element,) = terms, of_result
            other, mirrored = plain[term]
            own = Substitution({term: _from_end(term)}).index(index) if mirrored else index
            yield _Slid(place, own, element, term, elements[element], other, mirrored)


def _from_end(by: Variable) -> Index:
    return minus(number(by.size - 1), of_atom(by))


def terms_moved(view: View, rule: ShardingRule, factor: int, parts: int) -> Moved | None:
    """The window of each device where a sum is shared; None where all that has the factor is read as it lies."""
    found = [one for one in _slid(reads_of(view)) if rule.operands[one.place[0]][one.place[1]] == (factor,)]
    found = [one for one in found if rule.operands[one.plain[0]][one.plain[1]] == (factor,)]
    if not found:
        return None
    if len(found) > 1:
        raise NotMoved("windows of several operands are summed")
    return _Summing(view, found[0], parts).run()


def counts(view: View, rule: ShardingRule, factor: int) -> bool:
    """Whether it matters which term of a sum one is: it says where the term goes, or what else is read. Then a part of
    the terms is not what the op makes of a part of an operand.
    """
    reads = reads_of(view)
    for part in reads.parts:
        terms: set[Variable] = set()
        besides: set[Variable] = set()
        for at, read in ((reads.operands.get((read.tensor, read.item)), read) for read in part.reads):
            for d, index in enumerate(read.index if at is not None else ()):
                having = terms if at is not None and factor in rule.operands[at][d] else besides
                having |= set(variables_of(index))
            besides |= set(_decisive(read.when))
        for fold in part.folds:
            besides |= set(_decisive(fold.where))
        if terms & besides:
            return True
    return False


def _decisive(condition: Answer | None) -> Iterator[Variable]:
    """What a condition counts; not what it reads data at."""
    if isinstance(condition, Every | Some):
        for part in condition.parts:
            yield from _decisive(part)
    elif isinstance(condition, Compare):
        yield from _counted(condition.left)


def _counted(index: Index) -> Iterator[Variable]:
    for atom, _ in index.terms:
        if isinstance(atom, Variable):
            yield atom
        elif isinstance(atom, Quotient | Remainder):
            yield from _counted(atom.of)


def _exact(index: Index, values: Mapping[Variable, int]) -> Fraction:
    """Where an index is, parts of elements too, for these values and zero of all other variables."""
    found = Fraction(index.constant)
    for atom, factor in index.terms:
        if isinstance(atom, Quotient):
            found += factor * _exact(atom.of, values) / atom.by
        elif not isinstance(atom, Variable):
            raise NotMoved(f"elements are read at {index}, which says more than where a window lies")
        else:
            found += factor * values.get(atom, 0)
    return found


@dataclass
class _Summing:
    view: View
    slid: _Slid
    parts: int

    def run(self) -> Moved:
        slid = self.slid
        shapes = list(shapes_of(reads_of(self.view).use.op, reads_of(self.view).use.operands).values())
        whole, size = slid.term.size, int(shapes[slid.place[0]][slid.place[1]])
        part = -(-whole // self.parts)
        starts = [min(at * part, whole) for at in range(self.parts)]
        read = [self._read(start, min(start + part, whole)) for start in starts]
        (ahead, period), across = slope(slid.index, slid.element), slope(slid.index, slid.term)[0]
        origin = _exact(slid.index, {})
        window, extra = max(1, *(high - low for low, high in read)), 0
        for _ in range(TRIES):
            found = self._made(window, part)
            if found is None:
                window += 1
                continue
            made, begin = found
            further = [across * start + origin - begin for start in starts]
            places = [self._phase(by, ahead, period) + extra * period for by in further]
            begins = [int(by - ahead * at) for by, at in zip(further, places, strict=True)]
            short = [
                Fraction(begin - low) / abs(ahead)
                for begin, (low, high) in zip(begins, read, strict=True)
                if low < high and begin > low
            ]
            if short:
                extra += ceil(max(short) / period)
                continue
            needed = [high - begin for begin, (low, high) in zip(begins, read, strict=True) if low < high]
            lacking = max(places) + slid.element.size - made
            fitting = max([window, *needed])
            if fitting == window and lacking > 0:
                fitting += max(1, ceil(lacking * abs(ahead)))
            if fitting == window:
                own = PartWindows(size, -(-size // self.parts), window, tuple(begins), tuple(read))
                return Moved({slid.place: own}, tuple(places), slid.element.size, made, (slid.result,))
            window = fitting
        raise NotMoved("no window of an operand gives terms of the result")

    def _read(self, start: int, end: int) -> tuple[int, int]:
        """From where to where is read for these terms, of all elements."""
        if start >= end:
            return 0, 0
        terms = plus(number(start), variable(self.slid.term.name, end - start))
        there = Substitution({self.slid.term: terms}).index(self.slid.index)
        if there.low is None or there.high is None:
            raise NotMoved(f"elements are read at {self.slid.index}, which has no bounds")
        return there.low, there.high + 1

    def _phase(self, further: Fraction, ahead: Fraction, period: int) -> int:
        """Of which element a device makes the first one, for a window to begin at an element."""
        found = next((at for at in range(period) if (further - ahead * at).denominator == 1), None)
        if found is None:
            raise NotMoved("parts begin between elements that are read")
        return found

    def _made(self, window: int, part: int) -> tuple[int, Fraction] | None:
        """How many elements the op makes of a window and so many terms, and what it reads first there; None where they
        are too few to say so.
        """
        at, d = self.slid.result
        try:
            reads = reads_with(self.view, {self.slid.place: window, self.slid.plain: part}, {})
            made = int(reads.parts[at].shape[d])
            own = next(index for index, place in self._indices(reads) if place == self.slid.place)
        except Unclear:
            return None
        last = {by: part - 1 for by in variables_of(own) if self.slid.mirrored and by.name == self.slid.term.name}
        return (made, _exact(own, last)) if made > 0 else None

    def _indices(self, reads: UseReads) -> Iterator[tuple[Index, Place]]:
        for at, one in reads.reads(0):
            for d, index in enumerate(one.index):
                yield index, (at, d)
