"""Which view of some memory an op gives, found by doing it to memory that nobody touches."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from opspec.buffers.memory import Place
from opspec.values.arrays import Array
from opspec.values.types import Other, Tensor


def view_of_place(function: Callable[..., object], place: Place, type_: Tensor | Other) -> Place | None:
    """The view that a function gives of a place; None where it copies."""
    memory = np.empty(place.memory.type.shape, place.memory.type.element.dtype)
    if not isinstance(type_, Tensor) or memory.size == 0 or 0 in type_.shape:
        return None
    made = function(array_at(memory, place))
    if not isinstance(made, np.ndarray) or not np.may_share_memory(made, memory):
        return None
    size = memory.itemsize
    offset = (made.__array_interface__["data"][0] - memory.__array_interface__["data"][0]) // size
    strides = tuple(step // size for step in made.strides)
    if offset == 0 and made.size == memory.size and made.flags.c_contiguous:
        return Place(place.memory, type_, shown=True)
    return Place(place.memory, type_, strides, offset, shown=True)


def array_at(memory: Array, place: Place) -> Array:
    """The array of a place, given that of its memory."""
    shape = tuple(place.type.shape)
    if place.strides is None:
        return memory.reshape(shape)
    return elements_at(memory, shape, place.strides, place.offset)


def elements_at(memory: Array, shape: tuple[int, ...], strides: tuple[int, ...], offset: int) -> Array:
    """Elements of memory, `offset` in and `strides` apart."""
    size = memory.itemsize
    bits = memory.reshape(-1)
    if bits.dtype.isbuiltin == 2:  # NumPy makes no array of some types of ml_dtypes over memory
        bits = bits.view(f"u{size}")
    steps = tuple(step * size for step in strides)
    return np.ndarray(shape, bits.dtype, bits, offset * size, steps).view(memory.dtype)
