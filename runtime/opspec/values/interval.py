"""Interval arithmetic on pairs (low, high) of integers, either of which may be an infinity."""

from __future__ import annotations

from math import inf

Bound = int | float
Bounds = tuple[Bound, Bound]


def add(a: Bounds, b: Bounds) -> Bounds:
    return a[0] + b[0], a[1] + b[1]


def sub(a: Bounds, b: Bounds) -> Bounds:
    return a[0] - b[1], a[1] - b[0]


def mul(a: Bounds, b: Bounds) -> Bounds:
    corners = [x * y if x and y else 0 for x in a for y in b]  # 0 * infinity is 0 here
    return min(corners), max(corners)


def floor_div(a: Bounds, b: Bounds) -> Bounds:
    corners = [_quotient(x, y) for part in _nonzero(b) for x in a for y in part]
    return min(corners), max(corners)


def _quotient(x: Bound, y: Bound) -> Bound:
    if y in (inf, -inf):  # the limit for finite x; for infinite x the finite corner is the extreme one
        return 0 if x == 0 or (x > 0) == (y > 0) else -1
    if x in (inf, -inf):
        return x if y > 0 else -x
    return x // y


def floor_mod(a: Bounds, b: Bounds) -> Bounds:
    lows: list[Bound] = []
    highs: list[Bound] = []
    for low, high in _nonzero(b):
        if low > 0:
            if a[0] >= 0 and a[1] < low:
                part: Bounds = a
            elif low == high and _quotient(a[0], low) == _quotient(a[1], low):
                part = (a[0] % low, a[1] % low)
            else:
                part = (0, min(high - 1, a[1] if a[0] >= 0 else inf))
        elif a[1] <= 0 and a[0] > high:
            part = a
        else:
            part = (max(low + 1, a[0] if a[1] <= 0 else -inf), 0)
        lows.append(part[0])
        highs.append(part[1])
    return min(lows), max(highs)


def _nonzero(b: Bounds) -> list[Bounds]:
    """The divisors: the parts of b below and above zero."""
    parts: list[Bounds] = []
    if b[0] < 0:
        parts.append((b[0], min(b[1], -1)))
    if b[1] > 0:
        parts.append((max(b[0], 1), b[1]))
    if not parts:
        raise ZeroDivisionError("division by zero")
    return parts


def maximum(a: Bounds, b: Bounds) -> Bounds:
    return max(a[0], b[0]), max(a[1], b[1])


def minimum(a: Bounds, b: Bounds) -> Bounds:
    return min(a[0], b[0]), min(a[1], b[1])


def sign(a: Bounds) -> Bounds:
    return (a[0] > 0) - (a[0] < 0), (a[1] > 0) - (a[1] < 0)
