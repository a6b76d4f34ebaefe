"""Arguments drawn for a program that is given none."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from opspec.errors import OpSpecError
from opspec.execution.bound_op import expect_room
from opspec.values.arrays import Array
from opspec.values.types import Other, Quantized, Tensor


def random_arguments(types: Iterable[Tensor | Other], seed: int = 0) -> list[Array]:
    """Values drawn from these types."""
    rng = np.random.default_rng(seed)
    return [_random(rng, type_) for type_ in types]


def _random(rng: np.random.Generator, type_: Tensor | Other) -> Array:
    if isinstance(type_, Tensor) and not all(isinstance(size, int) for size in type_.shape):
        ways = "`opspec refine` makes a program for arguments of known ones, and --inputs or --arg gives some"
        raise OpSpecError(f"no random values for an argument of type {type_}, which has open sizes: {ways}")
    if not isinstance(type_, Tensor):
        raise OpSpecError(f"no random values for an argument of type {type_}; give them with --inputs or --arg")
    try:
        expect_room(type_)
        return _drawn(rng, type_)
    except MemoryError:
        raise OpSpecError(f"no memory for random values of an argument of type {type_}") from None


def _drawn(rng: np.random.Generator, type_: Tensor) -> Array:
    shape, element = tuple(type_.shape), type_.element
    match element.kind:
        case "bool":
            return np.asarray(rng.integers(0, 2, shape) > 0)
        case "sint" | "uint":
            least, greatest = (0 if element.kind == "uint" or element.bits == 1 else -8), 8
            bound = 1 << (element.bits - 1 if element.kind == "sint" else element.bits)
            return rng.integers(max(least, -bound), min(greatest, bound), shape).astype(element.dtype)
        case "complex":
            return np.asarray(rng.normal(size=shape) + 1j * rng.normal(size=shape)).astype(element.dtype)
        case "float":
            return np.asarray(rng.normal(size=shape)).astype(element.dtype)
    if isinstance(element, Quantized):
        return rng.integers(element.storage_min, element.storage_max, shape, endpoint=True).astype(element.dtype)
    raise OpSpecError(f"no random values for an argument of type {type_}; give them with --inputs or --arg")
