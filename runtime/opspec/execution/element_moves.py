"""Ops that only move elements, where shapes and attributes are known: views of the operand where NumPy has them, and
an update that may be written into the array that it updates. What they give is what the kernel of the op gives.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from opspec.execution.numpy_ops import SMALL, select
from opspec.execution.ways import Way, WhyNot
from opspec.programs.records import View
from opspec.values.arrays import Array, strided
from opspec.values.types import Tensor

Attributes = Mapping[str, Any]
Shape = tuple[int, ...]


def moving_of(view: View, attributes: Attributes) -> Way | WhyNot:
    """The native form of an op that moves elements of one type."""
    found = _FORMS.get(view.name)
    if found is None or len(view.result_types) != 1:
        return "it is no view, and no move that NumPy has"
    make, moved = found
    result = view.result_types[0]
    for type_ in (*view.operand_types, result):
        if not isinstance(type_, Tensor) or not all(size.__class__ is int for size in type_.shape):
            return "its sizes are not known"
    if any(type_.element != result.element for type_ in view.operand_types[moved]):  # type: ignore[union-attr]
        return "its operand and its result have several element types"
    return make([tuple(type_.shape) for type_ in view.operand_types], tuple(result.shape), attributes, result)  # type: ignore[arg-type, union-attr]


_SAME = Way(lambda x: x, pointwise=True)  # of a scalar


def _reshape(operands: Sequence[Shape], shape: Shape, attributes: Attributes, result: Tensor) -> Way:
    del attributes, result
    if not shape:
        return _SAME if not operands[0] else Way(lambda x: np.asarray(x).reshape(-1)[0])
    if not operands[0]:
        return Way(lambda x: np.asarray(x).reshape(shape))
    return Way(lambda x: x.reshape(shape), views=True)


def _transpose(operands: Sequence[Shape], shape: Shape, attributes: Attributes, result: Tensor) -> Way:
    del operands, result
    order = tuple(map(int, attributes["permutation"]))
    return Way(lambda x: x.transpose(order), views=True) if shape else _SAME


def _slice(operands: Sequence[Shape], shape: Shape, attributes: Attributes, result: Tensor) -> Way:
    del operands, result
    starts, limits, steps = (attributes[name] for name in ("start_indices", "limit_indices", "strides"))
    keys = tuple(slice(int(a), int(b), int(c)) for a, b, c in zip(starts, limits, steps, strict=True))
    return Way(lambda x: x[keys], views=True) if shape else _SAME


def _reverse(operands: Sequence[Shape], shape: Shape, attributes: Attributes, result: Tensor) -> Way:
    del operands, result
    turned = set(map(int, attributes["dimensions"]))
    keys = tuple(slice(None, None, -1 if d in turned else 1) for d in range(len(shape)))
    return Way(lambda x: x[keys], views=True) if shape else _SAME


def _broadcast_in_dim(operands: Sequence[Shape], shape: Shape, attributes: Attributes, result: Tensor) -> Way | WhyNot:
    """A view in which repeated axes have stride zero."""
    axes = list(map(int, attributes["broadcast_dimensions"]))
    dtype = result.element.dtype
    if not shape:
        return _SAME
    if 0 in shape:
        return Way(lambda _: np.empty(shape, dtype))
    from_axis = {to: at for at, to in enumerate(axes) if operands[0][at] != 1 or shape[to] == 1}
    # For each axis of the result the axis of the operand that it follows, or -1.
    sources = [from_axis.get(to, -1) for to in range(len(shape))]

    def broadcast(x: Array) -> Array:
        array = x if isinstance(x, np.ndarray) else np.asarray(x)
        steps = array.strides
        strides = tuple([steps[at] if at >= 0 else 0 for at in sources])
        if array.flags.c_contiguous:
            return np.ndarray(shape, dtype, array, 0, strides)
        return strided(array, shape, strides)

    return Way(broadcast, views=True)


def _concatenate(operands: Sequence[Shape], shape: Shape, attributes: Attributes, result: Tensor) -> Way:
    del operands, shape, result
    axis = int(attributes["dimension"])
    return Way(lambda *xs: np.concatenate(xs, axis))


def _dynamic_slice(operands: Sequence[Shape], shape: Shape, attributes: Attributes, result: Tensor) -> Way:
    del attributes, result
    rooms = [(size - taken, taken) for size, taken in zip(operands[0], shape, strict=True)]

    def cut(x: Array, *starts: Array) -> Array:
        return x[_box(starts, rooms)]

    return Way(cut) if shape else _SAME


def _dynamic_update_slice(operands: Sequence[Shape], shape: Shape, attributes: Attributes, result: Tensor) -> Way:
    del attributes
    rooms = [(size - taken, taken) for size, taken in zip(shape, operands[1], strict=True)]

    def updated(x: Array, update: Array, *starts: Array, out: Array | None = None) -> Array:
        made = np.array(x, order="C") if out is None else x
        made[_box(starts, rooms)] = update
        return made

    nbytes = math.prod(shape) * result.element.dtype.itemsize
    if not shape:
        return Way(lambda x, update: update)  # noqa: ARG005 - the kernel takes both
    return Way(updated, None, (0,) if nbytes >= SMALL else ())


def _select(operands: Sequence[Shape], shape: Shape, attributes: Attributes, result: Tensor) -> Way | WhyNot:
    """Of element types that NumPy itself lacks; `opspec.execution.numpy_ops` has the others."""
    del attributes, result
    return Way(select) if shape and operands[0] == shape else "its predicate has another shape than its result"


def _box(starts: Sequence[Array], rooms: Sequence[tuple[int, int]]) -> tuple[slice, ...]:
    """Where a slice lies that starts there, moved to lie inside."""
    keys = []
    for start, (room, taken) in zip(starts, rooms, strict=True):
        first = int(start)
        first = 0 if first < 0 else room if first > room else first
        keys.append(slice(first, first + taken))
    return tuple(keys)


_FIRST, _REST, _ALL = slice(1), slice(1, None), slice(None)

# Each with the operands whose elements it moves.
_FORMS: Mapping[str, tuple[Callable[[Sequence[Shape], Shape, Attributes, Tensor], Way | WhyNot], slice]] = {
    "stablehlo.reshape": (_reshape, _FIRST),
    "stablehlo.transpose": (_transpose, _FIRST),
    "stablehlo.slice": (_slice, _FIRST),
    "stablehlo.reverse": (_reverse, _FIRST),
    "stablehlo.broadcast_in_dim": (_broadcast_in_dim, _FIRST),
    "stablehlo.concatenate": (_concatenate, _ALL),
    "stablehlo.dynamic_slice": (_dynamic_slice, _FIRST),
    "stablehlo.dynamic_update_slice": (_dynamic_update_slice, _FIRST),
    "stablehlo.select": (_select, _REST),
}
OPS = tuple(_FORMS)
