"""What is said of reads: index expressions, conditions on them, and reads.

An index is a sum of atoms with factors, written so that what is equal mostly looks equal. An atom is a variable, a
digit of a sum (quotient, remainder), a product, the largest or smallest of several sums, an entry of a table, one of
two sums by a condition, or a number that an operand holds. Everything knows its bounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

Bound: TypeAlias = "int | None"  # None: none is known
Sign: TypeAlias = Literal["<=", "==", "!="]


class Unclear(Exception):
    """The analysis cannot say it; the text ends "unknown, because ..."."""


@dataclass(frozen=True)
class Atom:
    """What sums are made of."""

    @cached_property
    def key(self) -> str:
        return str(self)

    @property
    def low(self) -> Bound:
        return None

    @property
    def high(self) -> Bound:
        return None


@dataclass(frozen=True)
class Variable(Atom):
    """An output index or a variable of a fold: 0 up to, without, its size."""

    name: str
    size: int

    @property
    def low(self) -> Bound:
        return 0

    @property
    def high(self) -> Bound:
        return self.size - 1

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Quotient(Atom):
    """`of // by`, rounded down."""

    of: Index
    by: int

    @property
    def low(self) -> Bound:
        return None if self.of.low is None else self.of.low // self.by

    @property
    def high(self) -> Bound:
        return None if self.of.high is None else self.of.high // self.by

    def __str__(self) -> str:
        return f"{self.of.inner} // {self.by}"


@dataclass(frozen=True)
class Remainder(Atom):
    """`of % by`, never negative."""

    of: Index
    by: int

    @property
    def low(self) -> Bound:
        return 0

    @property
    def high(self) -> Bound:
        return self.by - 1

    def __str__(self) -> str:
        return f"{self.of.inner} % {self.by}"


@dataclass(frozen=True)
class Product(Atom):
    """A product of two sums, neither of which is a number."""

    left: Index
    right: Index

    @property
    def low(self) -> Bound:
        corners = self._corners()
        return None if corners is None else min(corners)

    @property
    def high(self) -> Bound:
        corners = self._corners()
        return None if corners is None else max(corners)

    def _corners(self) -> list[int] | None:
        found = []
        for left in (self.left.low, self.left.high):
            for right in (self.right.low, self.right.high):
                if left is None or right is None:
                    return None
                found.append(left * right)
        return found

    def __str__(self) -> str:
        return f"{self.left.inner} * {self.right.inner}"


@dataclass(frozen=True)
class Extreme(Atom):
    """The largest of several sums, or the smallest."""

    largest: bool
    parts: tuple[Index, ...]

    @property
    def low(self) -> Bound:
        return self._bound([part.low for part in self.parts], all_needed=not self.largest)

    @property
    def high(self) -> Bound:
        return self._bound([part.high for part in self.parts], all_needed=self.largest)

    def _bound(self, bounds: list[Bound], all_needed: bool) -> Bound:
        known = [bound for bound in bounds if bound is not None]
        if not known or (all_needed and len(known) < len(bounds)):
            return None
        return max(known) if self.largest else min(known)

    def __str__(self) -> str:
        return f"{'max' if self.largest else 'min'}({', '.join(map(str, self.parts))})"


@dataclass(frozen=True)
class TableEntry(Atom):
    """The number that a table has at an index."""

    table: tuple[int, ...]
    at: Index

    @property
    def low(self) -> Bound:
        return min(self.table)

    @property
    def high(self) -> Bound:
        return max(self.table)

    def __str__(self) -> str:
        return f"[{', '.join(map(str, self.table))}][{self.at}]"


@dataclass(frozen=True)
class Choice(Atom):
    """One of two sums."""

    test: Condition
    then: Index
    other: Index

    @property
    def low(self) -> Bound:
        bounds = self.then.low, self.other.low
        return None if bounds[0] is None or bounds[1] is None else min(bounds[0], bounds[1])

    @property
    def high(self) -> Bound:
        bounds = self.then.high, self.other.high
        return None if bounds[0] is None or bounds[1] is None else max(bounds[0], bounds[1])

    def __str__(self) -> str:
        return f"({self.then} if {self.test} else {self.other})"


@dataclass(frozen=True)
class Datum(Atom):
    """A number that an operand holds."""

    read: TensorRead

    def __str__(self) -> str:
        return self.read.place


@dataclass(frozen=True)
class Computed(Atom):
    """A number that elements were computed to."""

    reads: tuple[TensorRead, ...]

    def __str__(self) -> str:
        return f"f({', '.join(dict.fromkeys(read.place for read in self.reads))})"


@dataclass(frozen=True)
class Index:
    """A constant and atoms with factors, none 0, in the order of their texts."""

    constant: int
    terms: tuple[tuple[Atom, int], ...] = ()

    @cached_property
    def low(self) -> Bound:
        return self._end(lambda atom, factor: atom.low if factor > 0 else atom.high)

    @cached_property
    def high(self) -> Bound:
        return self._end(lambda atom, factor: atom.high if factor > 0 else atom.low)

    def _end(self, bound: Callable[[Atom, int], Bound]) -> Bound:
        found = self.constant
        for atom, factor in self.terms:
            part = bound(atom, factor)
            if part is None:
                return None
            found += factor * part
        return found

    @property
    def number(self) -> int | None:
        """The number that it is, whatever the variables are."""
        return None if self.terms else self.constant

    @property
    def only(self) -> Atom | None:
        """The atom that it is."""
        return self.terms[0][0] if len(self.terms) == 1 and self.terms[0][1] == 1 and self.constant == 0 else None

    @property
    def inner(self) -> str:
        """Its text inside of a product or a quotient."""
        bare = not self.terms or isinstance(self.only, Variable | Extreme | TableEntry | Choice | Datum | Computed)
        return str(self) if bare else f"({self})"

    def __str__(self) -> str:
        return self.spelled(_term)

    def spelled(self, term: Callable[[Atom, int], str]) -> str:
        """Its text; `term` gives that of so many times an atom."""
        added = [term(atom, factor) for atom, factor in self.terms if factor > 0]
        taken = [term(atom, -factor) for atom, factor in self.terms if factor < 0]
        first = [" + ".join(added)] if added else [str(self.constant)] if self.constant or not taken else []
        text = " - ".join([*first, *taken]) if first else f"-{' - '.join(taken)}"
        if self.constant == 0 or not added:
            return text
        return f"{text} {'+' if self.constant > 0 else '-'} {abs(self.constant)}"


def _term(atom: Atom, factor: int) -> str:
    if factor == 1:
        return str(atom)
    digit = isinstance(atom, Quotient | Remainder | Product)
    return f"{factor} * ({atom})" if digit else f"{factor} * {atom}"


# --- conditions -----------------------------------------------------------------------------------


class UndecidedValue:
    """What has no truth value before the indices have values."""

    def __bool__(self) -> bool:
        raise Unclear(f"a choice that the language makes once depends on {self}")


@dataclass(frozen=True)
class Compare(UndecidedValue):
    """A sum against 0."""

    left: Index
    sign: Sign

    def __str__(self) -> str:
        constant, terms = self.left.constant, self.left.terms
        ups = Index(max(constant, 0), tuple((atom, factor) for atom, factor in terms if factor > 0))
        downs = Index(max(-constant, 0), tuple((atom, -factor) for atom, factor in terms if factor < 0))
        if self.sign == "<=" and ups.constant == 1 and ups.terms:
            return f"{Index(0, ups.terms)} < {downs}"
        return f"{ups} {self.sign} {downs}"


@dataclass(frozen=True)
class Every(UndecidedValue):
    """All of several hold."""

    parts: tuple[Condition, ...]

    def __str__(self) -> str:
        return " and ".join(self._texts())

    def _texts(self) -> Iterator[str]:
        """The parts; two bounds of one sum are written as a chain."""
        left = list(self.parts)
        while left:
            part = left.pop(0)
            other = next((x for x in left if _is_other_bound(part, x)), None)
            if other is None:
                yield f"({part})" if isinstance(part, Some) else str(part)
            else:
                left.remove(other)
                lower, upper = sorted((str(part), str(other)), key=lambda text: not text[0].lstrip("-").isdigit())
                yield f"{lower}{upper[len(upper.partition(' <')[0]) :]}"


def _is_other_bound(part: Condition, other: Condition) -> bool:
    """Whether one says that a sum is at least a number, and the other that it is at most one."""
    if not isinstance(part, Compare) or not isinstance(other, Compare) or part.sign != "<=" or part.sign != other.sign:
        return False
    signs = {factor > 0 for _, factor in part.left.terms}
    return len(signs) == 1 and other.left.terms == tuple((atom, -factor) for atom, factor in part.left.terms)


@dataclass(frozen=True)
class Some(UndecidedValue):
    """One of several holds."""

    parts: tuple[Condition, ...]

    def __str__(self) -> str:
        return " or ".join(f"({part})" if isinstance(part, Every) else str(part) for part in self.parts)


@dataclass(frozen=True)
class ByData(UndecidedValue):
    """What the elements that are read decide, in a way that is not followed."""

    reads: tuple[TensorRead, ...]
    negated: bool = False

    def __str__(self) -> str:
        text = f"by {', '.join(dict.fromkeys(read.place for read in self.reads)) or 'data'}"
        return f"not {text}" if self.negated else text


Condition: TypeAlias = Compare | Every | Some | ByData
Answer: TypeAlias = bool | Condition


# --- reads ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TensorRead:
    """An element of `tensor`, for all values of the variables `over` for which `when` holds.

    `item`: which of a list; `process`: replica and partition whose tensor it is, None for this process.
    """

    tensor: str
    index: tuple[Index, ...]
    item: int | None = None
    process: tuple[Index, Index] | None = None
    over: tuple[Variable, ...] = ()
    when: Condition | None = None

    @property
    def source(self) -> str:
        """The tensor, as a formula calls it."""
        return self.tensor if self.item is None else f"{self.tensor}[{self.item}]"

    @cached_property
    def place(self) -> str:
        """The element alone, without conditions."""
        peer = f"peer({self.process[0]}, {self.process[1]})." if self.process is not None else ""
        return f"{peer}{self.source}[{', '.join(map(str, self.index))}]"

    @property
    def by_data(self) -> bool:
        """Whether elements decide which element it is."""
        return any(isinstance(atom, Datum | Computed) for index in self.index for atom in atoms(index))

    def __str__(self) -> str:
        when = f" if {self.when}" if self.when is not None else ""
        over = "".join(f" for {variable.name} < {variable.size}" for variable in self.over)
        return f"{self.place}{when}{over}"


Reads: TypeAlias = tuple[TensorRead, ...]


def atoms(of: Index) -> Iterator[Atom]:
    """Every atom of a sum, those inside of others too but for those of conditions."""
    for atom, _ in of.terms:
        yield atom
        for part in parts_of(atom):
            yield from atoms(part)


def parts_of(atom: Atom) -> Sequence[Index]:
    """The sums inside of an atom."""
    match atom:
        case Quotient(of=of) | Remainder(of=of):
            return (of,)
        case Product(left=left, right=right):
            return (left, right)
        case Extreme(parts=parts):
            return parts
        case TableEntry(at=at):
            return (at,)
        case Choice(then=then, other=other):
            return (then, other)
    return ()
