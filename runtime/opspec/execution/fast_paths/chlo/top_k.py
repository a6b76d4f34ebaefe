"""The k largest values of rows, by sorting them."""

from __future__ import annotations

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.ways import WhyNot
from opspec.numerics.elementwise import total_order_key
from opspec.values.arrays import Array
from opspec.values.types import ElementType, Tensor

_GROUP = 64  # values of a row that are looked at together
_FEW = 4  # so many times fewer values than a row has, from which on a row is first cut into two parts


def prepare(operand: Tensor, *, k: int, indices: Tensor, **_: object) -> Function | WhyNot:
    element = operand.element
    if not isinstance(element, ElementType):
        return "its elements are quantized"
    cut = 0 < k * _FEW < operand.shape[len(operand.shape) - 1]

    def run(x: Array) -> tuple[Array, Array]:
        keys = _falling(x, element)
        chosen = _least(keys, k) if cut else np.argsort(keys, axis=-1, kind="stable")[..., :k]
        return np.take_along_axis(x, chosen, axis=-1), chosen.astype(indices.element.dtype)

    return run


def _falling(x: Array, element: ElementType) -> Array:
    """Integers that rise where the values fall."""
    if element.kind == "float":
        keys: Array = ~total_order_key(x if element.bits >= 32 else x.astype(np.float64))
        return keys
    if element.kind != "bool" and element.bits < 8:
        x = x.astype(np.int8 if element.kind == "sint" else np.uint8)
    return ~x


def _least(keys: Array, k: int) -> Array:
    """Where the k least keys of each row are, in their order, without sorting whole rows.

    The least keys of k groups are k keys, so none beyond the largest of those counts: few are left to be sorted.
    """
    size = keys.shape[-1]
    rows = keys.reshape(-1, size)
    each = max(1, min(_GROUP, size // (_FEW * k)))
    groups = size // each
    least = rows[:, : groups * each].reshape(len(rows), each, groups).min(axis=1)
    row, at = np.nonzero(rows <= np.partition(least, k - 1, axis=-1)[:, k - 1 : k])
    order = np.lexsort((rows[row, at], row))  # stable: of equal keys the first comes first
    starts = np.searchsorted(row, np.arange(len(rows)))
    found: Array = at[order][starts[:, None] + np.arange(k)]
    return found.reshape(*keys.shape[:-1], k)


PATHS = (FastPath("top_k.sort", prepare, "rows sorted, or cut at the k-th value where k is small"),)
