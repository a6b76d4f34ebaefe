"""Random elements of every type: ordinary numbers, whole ones, special ones, and any bits at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from opspec.values.types import ELEMENT_TYPES, ElementType


def values(rng: np.random.Generator, element: ElementType, shape: Sequence[int], exact: bool = True) -> Any:
    """Ordinary numbers and, where results have to be exact anyway, every kind of special one."""
    count = int(np.prod(shape))
    match element.kind:
        case "bool":
            made = rng.integers(0, 2, count).astype(bool)
        case "sint" | "uint":
            low, high = (
                (0, 2**element.bits)
                if element.kind == "uint"
                else (-(2 ** (element.bits - 1)), 2 ** (element.bits - 1))
            )
            dtype = np.uint64 if element.kind == "uint" else np.int64
            made = rng.integers(low, high, count, dtype=dtype)
            small = rng.random(count) < 0.4
            made = np.where(
                small, rng.integers(0 if low == 0 else max(low, -3), min(high, 4), count).astype(dtype), made
            )
            edges = np.array([low, high - 1, 0, 1], dtype)
            made = np.where(rng.random(count) < 0.2, rng.choice(edges, count), made).astype(element.dtype)
        case "float":
            made = _floats(rng, element, count)
        case _:
            part = ELEMENT_TYPES[f"f{element.bits // 2}"]
            draw = _floats if exact else _normal
            made = np.zeros(count, element.dtype)
            made.real, made.imag = draw(rng, part, count), draw(rng, part, count)
    return made.reshape(shape)


def _normal(rng: np.random.Generator, element: ElementType, count: int) -> Any:
    return rng.normal(size=count).astype(element.dtype)


def _floats(rng: np.random.Generator, element: ElementType, count: int) -> Any:
    with np.errstate(all="ignore"):
        ordinary = (rng.normal(size=count) * 2.0 ** rng.integers(-6, 7, count)).astype(element.dtype)
        whole = rng.integers(-4, 5, count).astype(np.float64).astype(element.dtype)
        special = rng.choice(np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0]), count).astype(element.dtype)
    width = f"u{element.dtype.itemsize}"
    mask = (1 << element.bits) - 1
    bits = (
        rng.integers(0, 1 << 63, count, dtype=np.uint64) * 2 + rng.integers(0, 2, count).astype(np.uint64)
    ) & np.uint64(mask)
    anything = bits.astype(width).view(element.dtype)
    choice = rng.random(count)
    made = np.where(choice < 0.4, ordinary.view(width), whole.view(width))
    made = np.where(choice > 0.65, special.view(width), made)
    return np.where(choice > 0.8, anything.view(width), made).astype(width).view(element.dtype)


def whole(rng: np.random.Generator, element: ElementType, shape: Sequence[int]) -> Any:
    """Small whole numbers, whose sums and products are exact in every type that has them."""
    if element.kind == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    low = 0 if element.kind == "uint" or element.name == "f8E8M0FNU" else -1
    return rng.integers(low, 2, shape).astype(np.float32).astype(element.dtype)
