"""Products of matrices, and how far off they are in the unit that a sum may be off by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

SHAPES = ((1, 1, 1), (3, 7, 5), (1, 300, 1), (64, 64, 64), (33, 1000, 17), (200, 129, 65))
ELEMENTS = {"f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128}


@dataclass(frozen=True, slots=True)
class Product:
    """Two matrices, the program that multiplies them, what it gives, and the product of their absolute values."""

    program: str
    x: Any
    y: Any
    exact: Any
    size: Any


def products() -> list[Product]:
    return [_product(rows, terms, columns, element) for rows, terms, columns in SHAPES for element in ELEMENTS]


def off(given: Product, found: Any) -> float:
    """In epsilons of the sum of absolute terms, which each order of adding n terms stays within n of."""
    away = np.abs(found.astype(given.exact.dtype) - given.exact)
    return float((away / (np.finfo(found.dtype).eps * given.size)).max())


def _product(rows: int, terms: int, columns: int, element: str) -> Product:
    rng, dtype = np.random.default_rng([rows, terms, columns]), ELEMENTS[element]
    x, y = _drawn(rng, (rows, terms), dtype), _drawn(rng, (terms, columns), dtype)
    types = [f"tensor<{a}x{b}x{element}>" for a, b in ((rows, terms), (terms, columns), (rows, columns))]
    program = (
        f"func.func @main(%x: {types[0]}, %y: {types[1]}) -> {types[2]} {{\n"
        f"  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : ({types[0]}, {types[1]}) -> {types[2]}\n"
        f"  return %r : {types[2]}\n}}\n"
    )
    wide = np.clongdouble if x.dtype.kind == "c" else np.longdouble
    exact, size = x.astype(wide) @ y.astype(wide), np.abs(x).astype(np.float64) @ np.abs(y).astype(np.float64)
    return Product(program, x, y, exact, size)


def _drawn(rng: np.random.Generator, shape: tuple[int, ...], dtype: Any) -> Any:
    x = rng.normal(size=shape)
    return (x + 1j * rng.normal(size=shape) if np.dtype(dtype).kind == "c" else x).astype(dtype)
