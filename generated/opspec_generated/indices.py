"""The index functions of the language. Entries are integers, unknown dimensions, or components of an index."""

# Generated from spec/primitives.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.values.dims import (
    IndexValue,
    Vec,
    floor_div,
    floor_mod,
    maximum,
    minimum,
    product,
    total,
    where,
)
from opspec.values.truth import Truth, all_of, any_of


def take(v: Vec, axes: Vec) -> Vec:
    """The entries of v at these positions, in their order."""
    return Vec(v[a] for a in axes)


def drop(v: Vec, axes: Vec) -> Vec:
    """The entries of v at all other positions."""
    return Vec(x for i, x in enumerate(v) if i not in axes)


def place(*pairs: tuple[Vec, Vec], fill: IndexValue = 0, rank: int = -1) -> Vec:
    """The vector with each pair's values at its axes and `fill` elsewhere, of length `rank`, or as
    long as there are axes. An axis beyond the length is left out.
    """
    return Vec(
        next((values[k] for axes, values in pairs for k, a in enumerate(axes) if a == i), fill)
        for i in range(total(len(axes) for axes, _ in pairs) if rank < 0 else rank)
    )


def others(xs: Vec, n: int) -> Vec:
    """The positions below n that xs does not hold, in rising order."""
    return Vec(i for i in range(n) if i not in xs)


def head(v: Vec, n: int) -> Vec:
    """The first n entries."""
    return Vec(v[i] for i in range(n))


def tail(v: Vec, n: int) -> Vec:
    """The last n entries."""
    return Vec(v[i] for i in range(len(v) - n, len(v)))


def insert(v: Vec, i: IndexValue, x: IndexValue) -> Vec:
    """The vector with x put in before position i."""
    return Vec(v[j] if j < i else x if j == i else v[j - 1] for j in range(len(v) + 1))


def cat(*v: Vec) -> Vec:
    """The vectors joined end to end."""
    return Vec(x for w in v for x in w)


def reverse(v: Vec) -> Vec:
    """The entries from last to first."""
    return Vec(reversed(v))


def fill(n: int, x: IndexValue) -> Vec:
    """n times x."""
    return Vec((x,) * n)


def codes(text: str) -> Vec:
    """The code points of a text."""
    return Vec(map(ord, text))


def falses(n: int) -> Vec:
    """n times false."""
    return Vec((False,) * n)


def zeros(n: int, m: int) -> Vec:
    """The matrix of zeros with n rows of m entries."""
    return Vec(Vec((0,) * m) for _ in range(n))


def indices(n: int) -> Vec:
    """The integers 0, 1, ..., n - 1."""
    return Vec(range(n))


def column(m: Vec, j: IndexValue) -> Vec:
    """Entry j of every row."""
    return Vec(r[j] for r in m)


def row(m: Vec, i: IndexValue) -> Vec:
    """Row i of the matrix."""
    return m[i]


def flat(m: Vec) -> Vec:
    """The entries of a matrix, row after row."""
    return Vec(x for r in m for x in r)


def row_containing(m: Vec, x: IndexValue) -> Vec:
    """The first row that holds x; empty where none does."""
    return next((r for r in m if any_of(y == x for y in r)), Vec())


def count(v: Vec, x: IndexValue) -> Any:
    """How many entries equal x."""
    return total(where(y == x, 1, 0) for y in v)


def contains(v: Vec, x: IndexValue) -> Truth:
    """Whether some entry equals x."""
    return any_of(y == x for y in v)


def index_of(v: Vec, x: IndexValue) -> Any:
    """The first position whose entry equals x, or -1. Both are known numbers."""
    return next((i for i, y in enumerate(v) if y == x), -1)


def is_sorted(v: Vec) -> Truth:
    """Whether no entry is larger than the next."""
    return all_of(v[i] <= v[i + 1] for i in range(len(v) - 1))


def is_unique(v: Vec) -> Truth:
    """Whether no two entries are equal."""
    return all_of(v[i] != v[j] for j in range(len(v)) for i in range(j))


def is_permutation(v: Vec) -> Truth:
    """Whether v holds 0, 1, ..., len(v) - 1, in any order."""
    return all_of(any_of(x == i for x in v) for i in range(len(v)))


def inverse(v: Vec) -> Vec:
    """The permutation that undoes v."""
    return Vec(next((j for j, x in enumerate(v) if x == i), -1) for i in range(len(v)))


def flatten(index: Vec, shape: Vec) -> Any:
    """The row-major position of an index in a box of this shape."""
    return total(index[k] * product(shape[k + 1 :]) for k in range(len(shape)))


def unflatten(i: IndexValue, shape: Vec) -> Vec:
    """The index at this row-major position in a box of this shape. An empty box is undefined."""
    return Vec(
        floor_mod(floor_div(i, product(shape[k + 1 :])), shape[k])
        for k in range(len(shape))
    )


def dilate(size: IndexValue, d: IndexValue) -> Any:
    """Length of a stretch of `size` entries that stand d apart; d is positive."""
    return maximum((size - 1) * d + 1, 0)


def windows(padded: IndexValue, reach: IndexValue, stride: IndexValue) -> Any:
    """How many windows of length `reach` fit into `padded` entries when each starts `stride` after
    the last.
    """
    return maximum((padded - reach) // stride + 1, 0) * minimum(padded, 1)
