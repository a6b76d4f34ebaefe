"""Sums calculated with: each function gives the simplest form that bounds allow."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence

from opspec.reads.symbols import (
    Atom,
    Choice,
    Condition,
    Extreme,
    Index,
    Product,
    Quotient,
    Remainder,
    TableEntry,
    Variable,
)


def number(value: int) -> Index:
    return Index(value)


def variable(name: str, size: int) -> Index:
    """A variable; the only value of one of size 1 is 0."""
    return Index(0) if size == 1 else Index(0, ((Variable(name, size), 1),))


def of_atom(atom: Atom) -> Index:
    return Index(0, ((atom, 1),))


def total(parts: Iterable[tuple[Index, int]]) -> Index:
    """The sum of sums with factors."""
    constant, terms = 0, dict[Atom, int]()
    for part, factor in parts:
        constant += factor * part.constant
        for atom, own in part.terms:
            terms[atom] = terms.get(atom, 0) + factor * own
    kept = [(atom, factor) for atom, factor in terms.items() if factor]
    for atom, factor in kept if len(kept) > 1 else ():
        if not isinstance(atom, Remainder):
            continue
        whole = quotient(atom.of, atom.by).only
        if whole is None:
            continue
        for digit, joined in _upper_digits(atom, whole, kept):
            if terms[digit] == factor * atom.by:
                others = tuple(term for term in kept if term[0] not in (atom, digit))
                return total([(Index(constant, others), 1), (joined, factor)])
    return Index(constant, tuple(sorted(kept, key=lambda term: term[0].key) if len(kept) > 1 else kept))


def _upper_digits(low: Remainder, whole: Atom, terms: Iterable[tuple[Atom, int]]) -> Iterator[tuple[Atom, Index]]:
    """What is left of a number without its low digit, or a digit of it, and what each is together with the low one."""
    for atom, _ in terms:
        if atom == whole:
            yield atom, low.of
        elif isinstance(atom, Remainder) and dict(atom.of.terms).get(whole) == 1:
            above = minus(atom.of, of_atom(whole))
            yield atom, remainder(total([(low.of, 1), (above, low.by)]), low.by * atom.by)


def plus(left: Index, right: Index) -> Index:
    return total([(left, 1), (right, 1)])


def minus(left: Index, right: Index) -> Index:
    return total([(left, 1), (right, -1)])


def linear(index: Sequence[Index], shape: Sequence[int]) -> Index:
    """Where the element at an index lies among all, in row-major order."""
    step, terms = 1, list[tuple[Index, int]]()
    for part, size in zip(reversed(index), reversed(shape), strict=True):
        terms.append((part, step))
        step *= size
    return total(terms)


def times(left: Index, right: Index) -> Index:
    for one, other in ((left, right), (right, left)):
        if one.number is not None:
            return total([(other, one.number)])
    return of_atom(Product(*sorted((left, right), key=str)))


def quotient(of: Index, by: int) -> Index:
    """Rounded down, by a number that is not 0."""
    if by < 0:
        return quotient(total([(of, -1)]), -by)
    whole, rest = _split(of, by)
    if rest.low is not None and rest.high is not None and rest.low // by == rest.high // by:
        return total([(whole, 1), (number(rest.low // by), 1)])
    scaled = _coarser(rest, by)
    if scaled is not None:
        coarse, _, step = scaled
        return plus(whole, quotient(coarse, by // step))
    inner = [atom for atom, factor in rest.terms if factor == 1 and isinstance(atom, Quotient)]
    if len(inner) == 1:
        (digits,) = inner
        others = minus(rest, of_atom(digits))
        return plus(whole, quotient(total([(others, digits.by), (digits.of, 1)]), digits.by * by))
    return plus(whole, of_atom(Quotient(rest, by)))


def remainder(of: Index, by: int) -> Index:
    """What a quotient that is rounded down leaves."""
    if by < 0:
        return total([(remainder(total([(of, -1)]), -by), -1)])
    _, rest = _split(of, by)
    if rest.low is not None and rest.high is not None and rest.low // by == rest.high // by:
        return minus(rest, number(rest.low // by * by))
    scaled = _coarser(rest, by)
    if scaled is not None:
        coarse, fine, step = scaled
        return total([(remainder(coarse, by // step), step), (fine, 1)])
    inner = rest.only
    if isinstance(inner, Remainder) and inner.by % by == 0:
        return remainder(inner.of, by)
    return of_atom(Remainder(rest, by))


def _split(of: Index, by: int) -> tuple[Index, Index]:
    """A part that `by` divides, divided by it, and the rest."""
    whole = tuple((atom, factor // by) for atom, factor in of.terms if factor % by == 0)
    rest = tuple((atom, factor) for atom, factor in of.terms if factor % by)
    return Index(of.constant // by, whole), Index(of.constant % by, rest)


def _coarser(of: Index, by: int) -> tuple[Index, Index, int] | None:
    """`of` as coarse * step + fine, where `step` divides `by` and 0 <= fine < step."""
    for step in sorted({abs(factor) for _, factor in of.terms}, reverse=True):
        if step > 1 and by % step == 0 and step < by:
            coarse, fine = _split(of, step)
            if fine.low is not None and fine.high is not None and fine.low >= 0 and fine.high < step:
                return coarse, fine, step
    return None


def extreme(largest: bool, parts: Sequence[Index]) -> Index:
    """The largest or the smallest, without those that never are."""
    left: list[Index] = []
    for part in dict.fromkeys(parts):
        if not any(_beats(largest, other, part) for other in left):
            left = [other for other in left if not _beats(largest, part, other)]
            left.append(part)
    return left[0] if len(left) == 1 else of_atom(Extreme(largest, tuple(left)))


def _beats(largest: bool, left: Index, right: Index) -> bool:
    """Whether `left` is at least as extreme as `right`, always."""
    apart = minus(left, right) if largest else minus(right, left)
    return apart.low is not None and apart.low >= 0


def entry(table: Sequence[int], at: Index) -> Index:
    """An entry of a table; of an arithmetic series it is a sum. What is beyond an end, where nobody asks for it, is
    there: what other conditions hold is not known here.
    """
    steps = {right - left for left, right in itertools.pairwise(table)}
    if len(steps) == 1:
        return total([(at, steps.pop()), (number(table[0]), 1)])
    inside = extreme(False, [extreme(True, [at, number(0)]), number(len(table) - 1)])
    return of_atom(TableEntry(tuple(table), inside)) if inside.number is None else number(table[inside.number])


def choice(test: Condition, then: Index, other: Index) -> Index:
    return then if then == other else of_atom(Choice(test, then, other))
