"""Fourier transforms along one dimension: what they are, their steps, and the numbers that these turn by."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from opspec.compiled.operations import MACHINE
from opspec.values.arrays import Array

RADICES = (4, *(x for x in range(2, 200) if all(x % y for y in range(2, math.isqrt(x) + 1))))
WRITTEN = 7  # the largest one whose step is written out


@dataclass(frozen=True, slots=True)
class Transform:
    """`blocks` times, `lines` transforms of `size` complex numbers: one line behind the other, or, if `side`, the first
    numbers of all lines side by side, then the second ones. `real`: they are pairs of reals before a forward transform,
    and after an inverse one. `scale`: what the result is multiplied by. `whole`: each block is one transform of so many
    numbers, rows of `lines` or of `size`: first that of its columns, which lie `side` by side, and what comes of it is
    turned; then that of its rows, of which the first numbers are stored side by side, then the second ones.
    """

    element: str
    size: int
    blocks: int
    lines: int
    side: bool
    inverse: bool
    real: bool
    scale: float
    whole: int = 0

    @property
    def stored_side(self) -> bool:
        return self.side or self.whole > 0

    @property
    def given(self) -> int:
        """Complex numbers that a transform reads."""
        return self.size + (self.real and self.inverse)

    @property
    def made(self) -> int:
        """And writes."""
        return self.size + (self.real and not self.inverse)


def radices(size: int) -> list[int] | None:
    """The steps of a transform; None where there are none."""
    found = []
    for radix in RADICES:
        while size % radix == 0:
            found.append(radix)
            size //= radix
    return found if size == 1 else None


def table_size(made: Transform) -> int:
    """How many numbers its table has."""
    turned = sum(turned_by(made.size)) + (made.size // 2 + 1 if made.real else 0) + 1
    return 2 * (turned + made.size * made.lines * (made.whole > 0 and made.side))


def table(made: Transform) -> Array:
    """The numbers that each step turns by: for each place all but the first one of its radix; then those of pairs of
    reals, or what columns are turned by, all real parts first.
    """
    sign = 1 if made.inverse else -1
    parts: list[Array] = []
    size = made.size
    for radix in radices(made.size) or ():
        places, each = np.arange(size // radix), np.arange(1, radix)
        parts.append(_turns(sign * np.outer(places, each).ravel(), size))
        size //= radix
    if made.real:
        parts.append(_turns(sign * np.arange(made.size // 2 + 1), 2 * made.size))
    found = np.empty(table_size(made), MACHINE[made.element].dtype)  # not zeros: these have small pages
    turned = np.concatenate([*parts, np.zeros(1, np.complex128)]).view(np.float64)
    found[: turned.size] = turned
    if made.whole and made.side:
        _turns_of_columns(made, sign, found[turned.size :].reshape(2, made.size, made.lines))
    return found


def _turns_of_columns(made: Transform, sign: int, planes: Array) -> None:
    """Some rows are the first ones, times one of them: to find each by itself takes ten times as long."""
    rows, columns = math.isqrt(made.size), sign * np.arange(made.lines)
    first_ones = _turns(np.outer(np.arange(rows), columns), made.whole)
    for at in range(0, made.size, rows):
        some = first_ones[: made.size - at] * _turns(at * columns, made.whole)
        planes[0, at : at + rows], planes[1, at : at + rows] = some.real, some.imag


def _turns(steps: Array, of: int) -> Array:
    """exp(2 pi i steps / of), exact where it lies on an axis."""
    steps = steps % of
    quarter, rest = np.divmod(4 * steps, of)
    angle = rest / of * (math.pi / 2)
    return np.asarray(np.array([1, 1j, -1, -1j])[quarter] * (np.cos(angle) + 1j * np.sin(angle)))


def turns_of_radix(radix: int) -> Array:
    """Cosines and sines that pairs of parts of a prime radix are multiplied with, a row for each pair of results."""
    pairs = np.arange(1, radix // 2 + 1)
    found = _turns(np.outer(pairs, pairs), radix)
    return np.stack([found.real, found.imag], -1)


def turned_by(size: int) -> Iterator[int]:
    """How many numbers of the table each step has."""
    for radix in radices(size) or ():
        yield (radix - 1) * (size // radix)
        size //= radix
