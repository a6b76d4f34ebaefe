"""The meaning of rng, from a seeded stream."""

from __future__ import annotations

import numpy as np

from opspec.errors import OpSpecError
from opspec.execution.externs.registry import extern
from opspec.execution.random_stream import generator
from opspec.numerics.elementwise import convert
from opspec.values.arrays import Array, Elements
from opspec.values.types import Tensor, element_of


@extern("rng")
def rng(a: Array, b: Array, shape_: Array, *, rng_distribution: str, result: Tensor) -> Array:
    """Random numbers: uniform from a up to but not including b, or normal of mean a and deviation b."""
    del result
    shape = tuple(int(size) for size in shape_)
    if any(size < 0 for size in shape):
        raise OpSpecError(f"expected sizes that are not negative, found {list(shape)}")
    if rng_distribution == "NORMAL":
        drawn = generator().standard_normal(shape)
        made: Array = convert(np.asarray(_real(a) + drawn * _real(b)), a.dtype)
        return made
    if element_of(a.dtype).kind == "float":
        return _uniform(a, b, shape)
    low, high = int(a), int(b)
    if high <= low:  # undefined
        return np.full(shape, a, a.dtype)
    kind = np.uint64 if high > np.iinfo(np.int64).max else np.int64
    return np.asarray(generator().integers(low, high, shape, kind)).astype(a.dtype)


def _uniform(a: Array, b: Array, shape: tuple[int, ...]) -> Array:
    low, high = _real(a), _real(b)
    drawn = np.asarray(low + generator().random(shape) * (high - low))
    found = convert(drawn, a.dtype)
    if not low < high:  # undefined
        return np.full(shape, a, a.dtype)
    # Rounding may reach b.
    return np.asarray(np.where(_real(found) >= high, np.nextafter(b, a), found), a.dtype)


def _real(x: Elements) -> Elements:
    return convert(np.asarray(x), np.dtype(np.float64))
