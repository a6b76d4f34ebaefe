"""The k largest values of rows, by sorting them, or few of them."""

from __future__ import annotations

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.ways import WhyNot
from opspec.numerics.elementwise import total_order_key
from opspec.values.arrays import Array
from opspec.values.types import ElementType, Tensor

_GROUP = 64  # values of a row that are looked at together
_FEW = 4  # so many times fewer values than a row has, from which on few of a row are sorted


def prepare(operand: Tensor, *, k: int, indices: Tensor, **_: object) -> Function | WhyNot:
    element = operand.element
    if not isinstance(element, ElementType):
        return "its elements are quantized"
    cut = 0 < k * _FEW < operand.shape[len(operand.shape) - 1]

    def run(x: Array) -> tuple[Array, Array]:
        values = _native(x, element)
        chosen = _largest(values, k) if cut else np.argsort(_falling(values), axis=-1, kind="stable")[..., :k]
        return np.take_along_axis(x, chosen, axis=-1), chosen.astype(indices.element.dtype)

    return run


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
    """Where the k largest values of each row are, in their order.

    The largest of k groups are k values, so none below the least of those counts: few are left to be sorted.
    """
    size = values.shape[-1]
    rows = values.reshape(-1, size)
    each = max(1, min(_GROUP, size // (_FEW * k)))
    groups = size // each
    most = rows[:, : groups * each].reshape(len(rows), each, groups).max(axis=1)
    if np.isnan(most).any():  # which compares with nothing
        return _largest(total_order_key(values), k)
    least = np.partition(most, groups - k, axis=-1)[:, groups - k]
    row, at = np.divmod(np.flatnonzero(rows >= least[:, None]), size)
    order = np.lexsort((_falling(rows[row, at]), row))  # stable: of equal values the first comes first
    starts = np.searchsorted(row, np.arange(len(rows)))
    found: Array = at[order][starts[:, None] + np.arange(k)]
    return found.reshape(*values.shape[:-1], k)


PATHS = (FastPath("top_k.sort", prepare, "rows sorted, or few of their values where k is small"),)
