"""Indices as numerals: digits of variables, of which each counts what all smaller ones together do."""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd, prod
from typing import TypeAlias

from opspec.reads.symbols import Index, Quotient, Remainder, Variable


@dataclass(frozen=True)
class Digit:
    """`variable // low % size`; without a variable some number below `size` that is no digit of one."""

    variable: Variable | None
    low: int
    size: int


Numeral: TypeAlias = tuple[Digit, ...]  # the largest first


def numeral(index: Index, size: int) -> Numeral | None:
    """An index of a dimension of this size, if it takes each of its values once."""
    found = _numeral(index)
    return found if found is not None and prod(digit.size for digit in found) == size else None


def _numeral(index: Index) -> Numeral | None:
    if index.constant:
        return None
    parts: list[tuple[int, Numeral]] = []
    for atom, factor in index.terms:
        digits = _digits(atom)
        if digits is None or factor < 1:
            return None
        parts.append((factor, digits))
    counting = [part for part in parts if any(digit.size > 1 for digit in part[1])]
    parts = sorted(counting, key=lambda part: part[0]) or parts[:1]
    weight, found = 1, list[Digit]()
    for factor, digits in parts:
        if factor != weight:
            return None
        found = [*digits, *found]
        weight *= prod(digit.size for digit in digits)
    return tuple(found)


def _digits(atom: object) -> Numeral | None:
    match atom:
        case Variable(size=size):
            return (Digit(atom, 1, size),)
        case Quotient(of=of, by=by):
            inner = _numeral(of)
            return None if inner is None else _quotient(inner, by)
        case Remainder(of=of, by=by):
            inner = _numeral(of)
            return None if inner is None else _remainder(inner, by)
    return None


def _quotient(digits: Numeral, by: int) -> Numeral | None:
    """Rounded down: the digits from the smallest place that `by` divides on, and before them what lies between."""
    place = 1
    for position in range(len(digits) - 1, -1, -1):
        least = by // gcd(by, place)  # so that the place times it is divided
        if digits[position].size % least == 0:
            above, _ = _cut(digits, position, least)
            return (*above, *_between(place * least // by))
        place *= digits[position].size
    return tuple(_between(place // by)) if place % by == 0 else None


def _remainder(digits: Numeral, by: int) -> Numeral | None:
    """The digits below the largest place that divides `by`, and before them what lies between."""
    place, position = 1, len(digits)
    most = 1
    while position and by % place == 0:
        position -= 1
        most = gcd(by // place, digits[position].size)
        if most < digits[position].size:
            break
        place, most = place * most, 1
    if place * most == by:
        between = 1
    elif prod(digit.size for digit in digits) % by == 0:
        between = by // (place * most)
    else:
        return None
    _, below = _cut(digits, position, most)
    return (*_between(between), *below)


def _cut(digits: Numeral, position: int, low: int) -> tuple[Numeral, Numeral]:
    """The digits above and below a place: within the digit at a position, which counts `low` below it."""
    digit = digits[position] if position < len(digits) else Digit(None, 1, 1)
    above, below = digits[:position], digits[position + 1 :]
    if low < digit.size:
        above = (*above, Digit(digit.variable, digit.low * low, digit.size // low))
    if low > 1:
        below = (Digit(digit.variable, digit.low, low), *below)
    return above, below


def _between(size: int) -> list[Digit]:
    return [Digit(None, 1, size)] if size > 1 else []
