"""Between the stored integers of a quantized tensor and the floats that they stand for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeGuard

import numpy as np

from opspec.numerics.elementwise import convert
from opspec.values.arrays import Array
from opspec.values.types import Quantized, Tensor

Conversion = Callable[[Array], Array]


@dataclass(frozen=True, slots=True)
class QuantizedArm:
    """What quantized arithmetic is made of: dequantize, compute, quantize. Both give the function for a type."""

    dequantizer: Callable[[Tensor], Conversion]
    quantizer: Callable[[Tensor], Conversion]

    def into(self, types: Sequence[object]) -> tuple[Conversion | None, ...]:
        """For operands of these types; None where one is not quantized."""
        return tuple(self.dequantizer(type_) if is_quantized(type_) else None for type_ in types)

    def out_of(self, types: Sequence[object]) -> tuple[Conversion | None, ...]:
        """For results of these types."""
        return tuple(self.quantizer(type_) if is_quantized(type_) else None for type_ in types)


def is_quantized(type_: object) -> TypeGuard[Tensor]:
    return isinstance(type_, Tensor) and isinstance(type_.element, Quantized)


def dequantizer(type_: Tensor) -> Conversion:
    """The function from stored integers to expressed floats."""
    element = _quantized(type_)
    scale, zero = _parameters(type_, element)

    def dequantize(x: Array) -> Array:
        # In i64: the difference of two stored integers need not fit the storage type.
        real = convert(x, np.dtype(np.int64)) - zero
        return np.asarray(convert(real, element.expressed.dtype) * scale)

    return dequantize


def quantizer(type_: Tensor) -> Conversion:
    """The function from expressed floats to stored integers: scaled, clamped, rounded to nearest, ties to
    even.
    """
    element = _quantized(type_)
    scale, zero = _parameters(type_, element)
    dtype = element.expressed.dtype
    offset = convert(zero, dtype)
    low, high = (convert(np.asarray(limit), dtype) for limit in (element.storage_min, element.storage_max))

    def quantize(x: Array) -> Array:
        scaled = np.asarray(x) / scale + offset
        return np.asarray(convert(np.rint(np.minimum(np.maximum(scaled, low), high)), element.storage.dtype))

    return quantize


def _quantized(type_: Tensor) -> Quantized:
    assert isinstance(type_.element, Quantized)
    return type_.element


def _parameters(type_: Tensor, element: Quantized) -> tuple[Array, Array]:
    """Scales and zero points, in a shape that broadcasts to the tensor."""
    scales: Array = np.array(element.scales).astype(element.expressed.dtype)
    zeros: Array = np.array(element.zero_points, np.int64)
    return _spread(scales, type_, element), _spread(zeros, type_, element)


def _spread(values: Array, type_: Tensor, element: Quantized) -> Array:
    if element.axis is not None:
        shape = [1] * type_.rank
        shape[element.axis] = len(values)
        return np.asarray(values.reshape(shape))
    if not element.axes:
        return np.asarray(values.reshape(()))
    values = values.reshape(element.scales_shape)
    for axis, size in zip(element.axes, element.block_sizes, strict=True):
        values = np.repeat(values, size, axis)
    return np.asarray(values)


ARM = QuantizedArm(dequantizer, quantizer)
