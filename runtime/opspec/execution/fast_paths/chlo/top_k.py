"""The k largest values of rows, by sorting them, or few of them."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.ways import WhyNot
from opspec.numerics.elementwise import total_order_key
from opspec.numerics.orders import FEW, largest_places, sorting_places
from opspec.values.arrays import Array, DType
from opspec.values.types import ElementType, Tensor

_TOGETHER = 1 << 21  # elements of rows whose largest are found at once


def prepare(operand: Tensor, *, k: int, indices: Tensor, **_: object) -> Function | WhyNot:
    element = operand.element
    if not isinstance(element, ElementType):
        return "its elements are quantized"
    cut = 0 < k * FEW < operand.shape[len(operand.shape) - 1]
    return LargestOfRows(element, k, cut, indices.element.dtype)


@dataclass(frozen=True, slots=True)
class LargestOfRows:
    """Takes an array. `cut`: whether few of a row are sorted; `places`: the type of indices."""

    element: ElementType
    k: int
    cut: bool
    places: DType

    def __call__(self, x: Array) -> tuple[Array, Array]:
        rows = x.reshape(math.prod(x.shape[:-1]), x.shape[-1])
        values, places = (np.empty((len(rows), self.k), type_) for type_ in (x.dtype, self.places))
        together = max(1, _TOGETHER // max(1, rows.shape[1]))
        for first in range(0, len(rows), together):
            some = slice(first, first + together)
            values[some], places[some] = self._of(rows[some])
        shape = *x.shape[:-1], self.k
        return values.reshape(shape), places.reshape(shape)

    def _of(self, rows: Array) -> tuple[Array, Array]:
        values = _native(rows, self.element)
        chosen = _largest(values, self.k) if self.cut else sorting_places(_falling(values))[..., : self.k]
        return np.take_along_axis(rows, chosen, axis=-1), chosen


def _native(x: Array, element: ElementType) -> Array:
    """The same values in a type that NumPy compares by itself."""
    if element.kind == "float":
        return x if element.bits >= 32 else x.astype(np.float32)
    if element.kind == "bool" or element.bits < 8:
        return x.astype(np.int8 if element.kind == "sint" else np.uint8)
    return x


def _falling(values: Array) -> Array:
    """Integers that rise where the values fall, floats in their total order."""
    keys: Array = ~(total_order_key(values) if values.dtype.kind == "f" else values)
    return keys


def _largest(values: Array, k: int) -> Array:
    """Where the k largest values of each row are, in their order."""
    found = largest_places(values, k, _falling)
    return _largest(total_order_key(values), k) if found is None else found


PATHS = (FastPath("top_k.sort", prepare, "rows sorted, or few of their values where k is small"),)
