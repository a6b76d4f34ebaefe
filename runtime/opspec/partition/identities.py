"""What changes nothing where it is combined with something else: found by combining it."""

from __future__ import annotations

from functools import cache

import numpy as np

from opspec.catalog.dialects import generated
from opspec.values.arrays import Array
from opspec.values.dims import Vec
from opspec.values.types import ElementType, Tensor


@cache
def identity_of(op: str, element: ElementType) -> Array | None:
    """A scalar that an op of two values gives the other one for; None where none is found."""
    module = generated("numpy", op)
    if module is None:
        return None
    tried = samples(element)
    type_ = Tensor(Vec(tried.shape), element)

    def changes_nothing(candidate: Array) -> bool:
        whole = np.broadcast_to(candidate, tried.shape)
        made = (module.kernel(*pair, result=type_) for pair in ((whole, tried), (tried, whole)))
        return all(np.array_equal(np.asarray(one), tried) for one in made)

    try:
        with np.errstate(all="ignore"):
            return next((one for one in candidates(element) if changes_nothing(one)), None)
    except TypeError:  # an op that elements of this type do not have
        return None


def samples(element: ElementType) -> Array:
    """Numbers that an op is tried on."""
    return np.array([*candidates(element), *_numbers(element)], element.dtype)


def candidates(element: ElementType) -> list[Array]:
    """Zero, one, and what lies at the ends."""
    numbers: list[float] = [0, 1]
    bits = element.bits
    if element.kind == "sint":
        numbers += [-1, -(2 ** (bits - 1)), 2 ** (bits - 1) - 1]
    elif element.kind == "uint":
        numbers.append(2**bits - 1)
    elif element.kind == "float":
        numbers += [-np.inf, np.inf]
    with np.errstate(all="ignore"):
        made = [np.array(number).astype(element.dtype) for number in numbers]
    return [one for one, number in zip(made, numbers, strict=True) if np.isfinite(number) or np.isinf(float(one))]


def _numbers(element: ElementType) -> list[Array]:
    """Some more."""
    signed = element.kind in ("sint", "float", "complex")
    return [np.array(x).astype(element.dtype) for x in ((-3, -1, 0, 1, 3) if signed else (0, 1))]
