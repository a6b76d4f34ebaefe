"""Conditions made of others: decided at once where bounds decide them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from opspec.reads.arithmetic import minus, number, plus, total
from opspec.reads.symbols import Answer, Atom, ByData, Compare, Condition, Every, Index, Quotient, Sign, Some, atoms


def compare(left: Index, sign: str, right: Index) -> Answer:
    """A comparison, by any of the six signs."""
    match sign:
        case "<":
            return _decided(plus(minus(left, right), number(1)), "<=")
        case "<=":
            return _decided(minus(left, right), "<=")
        case ">":
            return _decided(plus(minus(right, left), number(1)), "<=")
        case ">=":
            return _decided(minus(right, left), "<=")
        case "==":
            return _decided(minus(left, right), "==")
    return _decided(minus(left, right), "!=")


def _decided(left: Index, sign: Sign) -> Answer:
    left = _least(left, sign)
    low, high = left.low, left.high
    if sign == "<=":
        if high is not None and high <= 0:
            return True
        return False if low is not None and low > 0 else Compare(left, sign)
    if low == high == 0:
        return sign == "=="
    apart = (low is not None and low > 0) or (high is not None and high < 0)
    if apart or (left.number is None and _never_zero(left)):
        return sign == "!="
    return Compare(left, sign)


def _least(left: Index, sign: Sign) -> Index:
    """The same comparison of smaller numbers: without a common factor, of what was divided in place of a quotient."""
    common = math.gcd(*(factor for _, factor in left.terms))
    if common > 1 and (sign == "<=" or left.constant % common == 0):
        terms = tuple((atom, factor // common) for atom, factor in left.terms)
        return _least(Index(-(-left.constant // common), terms), sign)
    (atom, factor), *others = left.terms or [(None, 0)]
    if sign == "<=" and isinstance(atom, Quotient) and not others:
        bound = factor * left.constant * atom.by
        return _least(total([(atom.of, factor), (number(bound - atom.by + 1 if factor > 0 else -bound), 1)]), sign)
    return left


def _never_zero(left: Index) -> bool:
    """Whether a number that divides all factors does not divide the constant."""
    common = math.gcd(*(factor for _, factor in left.terms))
    return left.constant % common != 0


def negated(answer: Answer) -> Answer:
    match answer:
        case bool():
            return not answer
        case Compare(left=left, sign="<="):
            return _decided(plus(total([(left, -1)]), number(1)), "<=")
        case Compare(left=left, sign=sign):
            return Compare(left, "!=" if sign == "==" else "==")
        case Every(parts=parts):
            return some(negated(part) for part in parts)
        case Some(parts=parts):
            return every(negated(part) for part in parts)
    return ByData(answer.reads, not answer.negated)


def every(answers: Iterable[Answer]) -> Answer:
    parts: dict[Condition, None] = {}
    for answer in answers:
        if answer is False:
            return False
        if answer is not True:
            parts |= dict.fromkeys(answer.parts if isinstance(answer, Every) else (answer,))
    if not parts:
        return True
    if len(parts) == 1:
        return next(iter(parts))
    return False if _exclude_each_other(parts) else Every(tuple(parts))


def _exclude_each_other(parts: Iterable[Condition]) -> bool:
    """Whether some sum would have to lie below its lower bound."""
    upper: dict[tuple[tuple[Atom, int], ...], int] = {}
    for part in parts:
        if isinstance(part, Compare) and part.sign != "!=":
            ways = (1, -1) if part.sign == "==" else (1,)
            for way in ways:
                terms = tuple((atom, way * factor) for atom, factor in part.left.terms)
                upper[terms] = min(upper.get(terms, -way * part.left.constant), -way * part.left.constant)
    for terms, most in upper.items():
        opposite = upper.get(tuple((atom, -factor) for atom, factor in terms))
        if opposite is not None and -opposite > most:
            return True
    return False


def some(answers: Iterable[Answer]) -> Answer:
    parts: dict[Condition, None] = {}
    for answer in answers:
        if answer is True:
            return True
        if answer is not False:
            parts |= dict.fromkeys(answer.parts if isinstance(answer, Some) else (answer,))
    if not parts:
        return False
    return next(iter(parts)) if len(parts) == 1 else Some(tuple(parts))


def comparisons(condition: Condition) -> Iterator[Compare | ByData]:
    """What a condition is made of."""
    if isinstance(condition, Every | Some):
        for part in condition.parts:
            yield from comparisons(part)
    else:
        yield condition


def atoms_of(condition: Condition) -> Iterator[Atom]:
    """Every atom of the sums that it compares."""
    for part in comparisons(condition):
        if isinstance(part, Compare):
            yield from atoms(part.left)
