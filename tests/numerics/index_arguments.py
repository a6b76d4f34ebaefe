"""Random arguments of the functions over integers and vectors."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

Draw: TypeAlias = Callable[[random.Random], Sequence[Any]]


def _vec(rng: random.Random, low: int = 0, high: int = 5, least: int = 0) -> tuple[int, ...]:
    return tuple(rng.randint(low, high) for _ in range(rng.randint(least, 5)))


def _matrix(rng: random.Random) -> tuple[tuple[int, ...], ...]:
    width = rng.randint(1, 3)
    return tuple(tuple(rng.randint(0, 6) for _ in range(width)) for _ in range(rng.randint(1, 4)))


def _some(rng: random.Random, n: int) -> tuple[int, ...]:
    return tuple(rng.sample(range(n), rng.randint(0, n)))


def _with(draw: Callable[[random.Random], Any], *more: Callable[[random.Random, Any], Any]) -> Draw:
    def drawn(rng: random.Random) -> Sequence[Any]:
        first = draw(rng)
        return (first, *(f(rng, first) for f in more))

    return drawn


def _pairs(rng: random.Random) -> Sequence[Any]:
    axes = rng.sample(range(5), 5)
    cut = rng.randint(0, 5)
    return tuple((tuple(a), tuple(rng.randint(0, 9) for _ in a)) for a in (axes[:cut], axes[cut:]))


def _box(rng: random.Random, _: Any = None) -> tuple[int, ...]:
    return _vec(rng, 1, 4)


def _small(rng: random.Random, _: Any = None) -> int:
    return rng.randint(0, 6)


DRAWS: dict[str, Draw] = {
    "take": _with(_vec, lambda rng, v: _some(rng, len(v))),
    "drop": _with(_vec, lambda rng, v: _some(rng, len(v))),
    "place": _pairs,
    "others": _with(lambda rng: _some(rng, 4), lambda rng, _: rng.randint(0, 6)),
    "head": _with(_vec, lambda rng, v: rng.randint(0, len(v))),
    "tail": _with(_vec, lambda rng, v: rng.randint(0, len(v))),
    "insert": _with(_vec, lambda rng, v: rng.randint(0, len(v)), _small),
    "cat": lambda rng: [_vec(rng) for _ in range(rng.randint(0, 3))],
    "reverse": _with(_vec),
    "fill": _with(_small, _small),
    "codes": lambda rng: ["".join(rng.choices("ab,->.\u00e9", k=rng.randint(0, 5)))],
    "falses": _with(_small),
    "zeros": _with(_small, _small),
    "indices": _with(_small),
    "column": _with(_matrix, lambda rng, m: rng.randrange(len(m[0]))),
    "row": _with(_matrix, lambda rng, m: rng.randrange(len(m))),
    "flat": _with(_matrix),
    "row_containing": _with(_matrix, _small),
    "sum": _with(_vec),
    "product": _with(_vec),
    "count": _with(_vec, _small),
    "contains": _with(_vec, _small),
    "index_of": _with(_vec, _small),
    "is_sorted": _with(_vec),
    "is_unique": _with(_vec),
    "is_permutation": _with(lambda rng: _vec(rng, 0, 2)),
    "inverse": _with(lambda rng: tuple(rng.sample(range(4), 4))),
    "flatten": _with(_box, lambda rng, v: tuple(rng.randint(4, 6) for _ in v)),
    "unflatten": lambda rng: (lambda v: (rng.randrange(math.prod(v)), v))(_box(rng)),
    "dilate": _with(_small, lambda rng, _: rng.randint(1, 4)),
    "halvings": lambda rng: (_small(rng),),
    "broadcast": lambda rng: (lambda n: rng.choice([(n, n), (1, n), (n, 1)]))(_small(rng)),
    "windows": lambda rng: (rng.randint(-2, 9), rng.randint(0, 4), rng.randint(1, 3)),
}
# Which argument may have unknown entries: the results of the others are positions, or lengths.
